import { HEARTBEAT_MS } from "@crosscheck/rules/exams/away";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { away, ok, refused, show } from "../../component-fixture.tsx";
import { attemptOf, inSeconds } from "../play-fixture.tsx";
import { PaperWatch, type Standing } from "./PaperWatch.tsx";

const ATTEMPT = attemptOf({
  names: ["single"],
  answerMode: "free",
  attempt: { watch: { policy: "end", warnings: 0, limit_seconds: 5 } },
});
const HERE: Standing = {
  ended: false,
  ended_by_absence: false,
  deadline: null,
  expires_at: ATTEMPT.expires_at,
  absences: 0,
  too_long: 0,
  last_away_seconds: null,
  taken_over: false,
  server_time: inSeconds(0),
};

let state: DocumentVisibilityState = "visible";
beforeEach(() => {
  state = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => state);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function turn(next: DocumentVisibilityState) {
  state = next;
  document.dispatchEvent(new Event("visibilitychange"));
}

type Report = { readonly page_id: string; readonly events: readonly { number: number; kind: string }[] };

async function watch(
  answer: (report: Report) => Partial<Standing> | "away" | "other_device" = () => ({}),
  language: "en" | "ar" = "en",
) {
  const reports: Report[] = [];
  const ended = vi.fn<() => void>();
  const elsewhere = vi.fn<() => void>();
  const moved = vi.fn<(expiresAt: string) => void>();
  const report_exam_events = async (report: unknown) => {
    const told = report as Report; // what the client sends as it is
    reports.push(told);
    const standing = answer(told);
    if (standing === "other_device") return refused("other_device");
    return standing === "away" ? away() : ok({ ...HERE, ...standing });
  };
  const screen = await show(
    <PaperWatch
      attempt={ATTEMPT}
      isOpen
      isSat={() => true}
      onEnded={ended}
      onEndMoved={moved}
      onElsewhere={elsewhere}
    />,
    { language, api: { report_exam_events } },
  );
  await vi.waitFor(() => expect(reports.length).toBeGreaterThan(0));
  const kinds = () => reports.map(({ events }) => events.map(({ number, kind }) => `${number} ${kind}`));
  return { ...screen, reports, kinds, ended, elsewhere, moved };
}

describe("a watched page", () => {
  it("says that it is there, that it is left and that it is back, each with a number of its own", async () => {
    const { kinds } = await watch();
    turn("hidden");
    dispatchEvent(new Event("pagehide"));
    turn("visible");
    await vi.waitFor(() => expect(kinds().flat().at(-1)).toBe("3 visible"));
    expect(new Set(kinds().flat())).toEqual(new Set(["1 visible", "2 hidden", "3 visible"]));
  });

  it("tells again what was not answered", async () => {
    let isAway = false;
    const { kinds } = await watch(() => (isAway ? "away" : {}));
    isAway = true;
    turn("hidden");
    await vi.waitFor(() => expect(kinds().at(-1)).toEqual(["2 hidden"]));
    isAway = false;
    turn("visible");
    await vi.waitFor(() => expect(kinds().at(-1)).toEqual(["2 hidden", "3 visible"]));
  });

  it("brings moments along with the next heartbeat", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { kinds } = await watch();
    await vi.waitFor(() => expect(kinds()).toEqual([["1 visible"]]));
    document.dispatchEvent(new Event("copy"));
    dispatchEvent(new Event("blur"));
    dispatchEvent(new Event("beforeprint"));
    expect(kinds()).toHaveLength(1);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await vi.waitFor(() => expect(kinds().at(-1)).toEqual(["2 copied", "3 blurred", "4 printed"]));
  });

  it.each([
    ["en", /You were away for 3 s\. After 5 s the paper ends\./],
    ["ar", /غبت عن الصفحة 3 ث/],
  ] as const)("tells who is back how long it was, in %s", async (language, wording) => {
    const { getByText } = await watch(() => ({ absences: 1, last_away_seconds: 3.2 }), language);
    await expect.element(getByText(wording)).toBeVisible();
  });

  it.each([
    ["en", "The examiner gave you 10 more minutes."],
    ["ar", "منحك الممتحِن 10 دقائق إضافية."],
  ] as const)("tells of more time that was given, once, in %s", async (language, wording) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const later = new Date(Date.parse(ATTEMPT.expires_at) + 600_000).toISOString();
    const { getByText, moved, reports } = await watch(() => ({ expires_at: later }), language);
    await expect.element(getByText(wording)).toBeVisible();
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await vi.waitFor(() => expect(reports).toHaveLength(2));
    expect(moved.mock.calls).toEqual([[later]]);
  });

  it("hands over when the server says that it is over", async () => {
    const { ended } = await watch(() => ({ ended: true, ended_by_absence: true, last_away_seconds: 9 }));
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  });

  it("is silent once another page was sat at, and a new page when it is looked at again", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let first = "";
    const { reports, kinds } = await watch(({ page_id }) => {
      first ||= page_id;
      return { taken_over: page_id === first };
    });
    await vi.waitFor(() => {
      document.dispatchEvent(new Event("copy"));
      expect(reports).toHaveLength(1);
    });
    turn("hidden");
    vi.advanceTimersByTime(3 * HEARTBEAT_MS);
    expect(reports).toHaveLength(1);
    turn("visible");
    await vi.waitFor(() => expect(reports).toHaveLength(2));
    expect(reports[1]?.page_id).not.toBe(first);
    expect(kinds()[1]).toEqual(["1 visible"]);
  });

  it("is silent once another device has the paper, and says so", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { reports, elsewhere } = await watch(() => "other_device");
    await vi.waitFor(() => expect(elsewhere).toHaveBeenCalledTimes(1));
    turn("hidden");
    vi.advanceTimersByTime(3 * HEARTBEAT_MS);
    expect(reports).toHaveLength(1);
  });

  it("counts another screen of this app as an absence", async () => {
    const { kinds, unmount } = await watch();
    await unmount();
    await vi.waitFor(() => expect(kinds().flat().at(-1)).toBe("2 hidden"));
  });
});
