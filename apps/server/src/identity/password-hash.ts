import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** argon2id in the usual text form, so that the cost can grow later without breaking old hashes. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive("argon2id", {
    message: toMessage(password),
    nonce: salt,
    tagLength: KEY_BYTES,
    ...COST,
  });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(salt)}$${plain(key)}`;
}

/** Whether a password is the one of a hash. False for anything that is not a hash. */
export async function checkPassword(password: string, encoded: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = ENCODED.exec(encoded) ?? [];
  if (salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, "base64");
  const actual = await derive("argon2id", {
    message: toMessage(password),
    nonce: Buffer.from(salt, "base64"),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}

/** The same password typed on another keyboard is the same password. */
function toMessage(password: string): string {
  return password.normalize("NFKC");
}

function plain(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
