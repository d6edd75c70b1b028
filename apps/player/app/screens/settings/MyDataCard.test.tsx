import { MY_DATA_PARTS, type MyDataPart } from "@crosscheck/rules/my-data/parts";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, later, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { MyDataCard } from "./MyDataCard.tsx";
import { packMyData } from "./pack-my-data.ts";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;
type GetMyData = NonNullable<Api["get_my_data"]>;

/** Shows the mark by which spreadsheets know Unicode. */
const READER = new TextDecoder("utf-8", { ignoreBOM: true });

const EMPTY = (part: MyDataPart) => ok({ part, columns: ["a"], rows: [], has_more: false });
const answering: GetMyData = async ({ part }) => EMPTY(part);

describe("the file with the own data", () => {
  const pack = async (get_my_data: GetMyData, picture = "") => {
    const done: number[] = [];
    const file = await packMyData({
      api: { get_my_data },
      text: (id, values) => [id, ...Object.values(values ?? {})].join(" "),
      made: { app: "Crosscheck", name: "Ann", date: "today" },
      picture,
      signal: new AbortController().signal,
      onPart: (parts) => done.push(parts),
    });
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    return {
      done,
      files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, READER.decode(bytes)])),
    };
  };

  it("has a note and each part twice", async () => {
    const { files, done } = await pack(answering);
    const names = MY_DATA_PARTS.flatMap((part) => [`data/${part}.csv`, `data/${part}.json`]);
    expect(Object.keys(files).toSorted()).toEqual(["README.txt", ...names].toSorted());
    for (const part of MY_DATA_PARTS)
      expect(files["README.txt"]).toContain(`data/${part}: my-data.part.${part}`);
    expect(files["README.txt"]).toContain("today Ann");
    expect(done).toEqual(MY_DATA_PARTS.map((_part, at) => at + 1));
  });

  it("has all pages of a part, and no formula in a table", async () => {
    const { files } = await pack(async ({ part, offset = 0 }) => {
      if (part !== "notes") return EMPTY(part);
      const row = Number(offset) === 0 ? ["=1+1", true, null] : ['Über, "so"', false, 7];
      return ok({ part, columns: ["note", "kept", "n"], rows: [row], has_more: Number(offset) === 0 });
    });
    expect(files["data/notes.csv"]).toBe('\uFEFFnote,kept,n\r\n"\'=1+1",true,\r\n"Über, ""so""",false,7\r\n');
    expect(JSON.parse(files["data/notes.json"] ?? "")).toEqual([
      { note: "=1+1", kept: true, n: null },
      { note: 'Über, "so"', kept: false, n: 7 },
    ]);
  });

  it("waits when the server asks to, and goes on", async () => {
    let asked = 0;
    const { files } = await pack(async ({ part }) => {
      asked += 1;
      return asked === 3 ? refused("too_many_requests", 0) : EMPTY(part);
    });
    expect(asked).toBe(MY_DATA_PARTS.length + 1);
    expect(Object.keys(files)).toContain("data/events.csv");
  });

  it("is not made of half of it", async () => {
    await expect(
      pack(async ({ part }) => (part === "coins" ? refused("internal_error") : EMPTY(part))),
    ).rejects.toThrow(/coins/);
  });
});

describe("the card of the own data", () => {
  const start = page.getByRole("button", { name: "Download my data" });
  const open = (get_my_data: GetMyData, language: "en" | "ar" = "en") =>
    show(<MyDataCard />, { remembered: SIGNED_IN, api: { get_my_data }, language });

  it("tells how far it is, can be stopped, and begins anew", async () => {
    const held = later<Awaited<ReturnType<GetMyData>>>();
    await open(async ({ part }) => (part === MY_DATA_PARTS[2] ? held.promise : EMPTY(part)));
    await start.click();
    await expect.element(page.getByText(`Part 2 of ${MY_DATA_PARTS.length}`)).toBeVisible();
    await expect
      .element(page.getByRole("progressbar", { name: "Collecting your data" }))
      .toHaveAttribute("value", "2");
    await expectAccessible();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect.element(start).toBeVisible();
  });

  it("says that it did not work, and tries again", async () => {
    let isAway = true;
    await open(async ({ part }) => (isAway ? away() : EMPTY(part)));
    await start.click();
    await expect.element(page.getByText(/could not be collected/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText(/saved by your browser/)).toBeVisible();
  });

  it("is there in Arabic", async () => {
    await open(answering, "ar");
    await expect.element(page.getByRole("button", { name: "تنزيل بياناتي" })).toBeVisible();
    await expectAccessible();
  });
});
