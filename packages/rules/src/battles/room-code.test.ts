import { describe, expect, it } from "vitest";
import { newRoomCode, readRoomCode } from "./room-code.ts";

const bytes = (count: number) => Uint8Array.from({ length: count }, (_, index) => index * 37 + 5);

describe("room code", () => {
  it("has 6 characters of 32 without look-alikes, and is read back", () => {
    const code = newRoomCode({ bytes });
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(readRoomCode(code)).toEqual({ code });
  });

  it.each([" 7k3-mq2 ", "7K3 MQ2", "٧K٣MQ٢"])("is read as people type it: %s", (text) => {
    expect(readRoomCode(text)).toEqual({ code: "7K3MQ2" });
  });

  it.each(["", "  "])("Please enter a room code. (%o)", (text) => {
    expect(readRoomCode(text)).toBe("empty");
  });

  it.each(["7K3MQ", "7K3MQ22", "7K3MQU", "'; --1"])(
    "Invalid room code. / Room code is not valid. (%s)",
    (text) => {
      expect(readRoomCode(text)).toBe("invalid");
    },
  );
});
