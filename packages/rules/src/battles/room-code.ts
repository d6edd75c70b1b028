import { toAsciiDigits } from "../questions/ascii-digits.ts";
import { drawSigns, readSigns, type RandomBytes } from "../typed-code.ts";

/** Signs of a room code (contract §5); wrong ones are limited by the server. */
export const ROOM_CODE_LENGTH = 6;

/** A code that opens a room, such as 7K3MQ2. */
export function newRoomCode(random: RandomBytes): string {
  return drawSigns(random, ROOM_CODE_LENGTH);
}

/** What a player typed or scanned, in digits of any keyboard, as a code is stored. `empty`: nothing yet; `invalid`: no room has it. */
export function readRoomCode(text: string): { readonly code: string } | "empty" | "invalid" {
  if (text.trim() === "") return "empty";
  const code = readSigns(toAsciiDigits(text), ROOM_CODE_LENGTH);
  return code === null ? "invalid" : { code };
}
