/**
 * One call of a budget that holds a minute's worth (net/rate-limiter.ts) and fills by itself: what is kept is the time at
 * which it will be full again. Answers the time to wait in ms; 0: it fits. The server's clock is the one for all.
 */
export const TAKE_CALL = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local full = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0')) + 60000 / ARGV[1]
local wait = full - now - 60000
if wait > 0.5 then return math.ceil(wait) end
redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - now))
return 0`;

/** One of so many in a window that begins with its first. Answers the time to wait in ms; 0: it fits. */
export const TAKE_IN_WINDOW = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count >= tonumber(ARGV[1]) then return math.max(1, redis.call('PTTL', KEYS[1])) end
redis.call('INCR', KEYS[1])
if count == 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`;
