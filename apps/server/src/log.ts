import { pino, destination, type Logger } from "pino";

/** Keys whose values never reach a log line. */
const REDACTED = [
  "authorization",
  "token",
  "api_token",
  "password",
  "code",
  "email",
  "mobile",
  "*.authorization",
  "*.token",
];

/** Lines wait for company, but never longer than this: an error of an idle server must be seen. */
const FLUSH_MS = 500;

/** The process log: JSON lines on stderr, written asynchronously. */
export function createLog(level: string): Logger {
  return pino(
    { level, redact: REDACTED },
    destination({ fd: 2, sync: false, minLength: 4_096, periodicFlush: FLUSH_MS }),
  );
}
