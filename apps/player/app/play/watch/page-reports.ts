import { HEARTBEAT_MS, type PageEventKind } from "@crosscheck/rules/exams/away";

/** Clocks that differ by more are told. */
const CLOCK_OFF_MS = 60_000;
/** Most events of a report, and most moments that wait for the next one. */
const MOST_EVENTS = 50;
const MOST_MOMENTS = 20;

/** What a page tells at once: everything of it that was not answered yet. */
export type PageReport = {
  readonly page_id: string;
  readonly events: readonly { readonly number: number; readonly kind: PageEventKind }[];
};
type Heard = { readonly taken_over: boolean };
type Reports<Told extends Heard> = {
  /** Hands a report to whoever decides, and answers what comes of it; null: it was not heard. */
  readonly send: (report: PageReport) => Promise<Told | "other_device" | null>;
  /** Server clock minus device clock, in ms. */
  readonly offsetMs: () => number;
  readonly onTold: (told: Told | "other_device") => void;
};

/**
 * Reports what happens to this page until it is told to stop: that it is left and seen again at once, the rest with the
 * next heartbeat. Each report has all that was not answered, so that a lost one loses nothing. The server decides what
 * comes of it.
 */
export function reportPage<Told extends Heard>(reports: Reports<Told>): (isLeft: boolean) => void {
  const { offsetMs, onTold } = reports;
  let page = newPage();
  let isSeen = false;
  let isStopped = false;

  const send = async () => {
    const { id, waiting } = page;
    const events = waiting.slice(0, MOST_EVENTS);
    // Without a network the next heartbeat brings them along.
    const told = await reports.send({ page_id: id, events }).catch(() => null);
    if (told === null || page.id !== id) return;
    page.waiting = page.waiting.filter((event) => !events.includes(event));
    page.isTakenOver = told === "other_device" || told.taken_over;
    if (!isStopped) onTold(told);
  };
  const note = (kind: PageEventKind) => {
    page.number += 1;
    page.waiting.push({ number: page.number, kind });
  };
  const noteMoment = (kind: PageEventKind) => () => {
    if (isSeen && !page.isTakenOver && page.waiting.length < MOST_MOMENTS) note(kind);
  };
  const tell = (isNowSeen: boolean) => {
    // Another page was sat at meanwhile: from here on it is this one again, as a new one.
    if (isNowSeen && page.isTakenOver) page = newPage();
    else if (isNowSeen === isSeen || page.isTakenOver) return;
    isSeen = isNowSeen;
    note(isNowSeen ? "visible" : "hidden");
    void send();
  };
  const look = () => tell(document.visibilityState === "visible");
  const beat = setInterval(() => {
    if ((isSeen || page.waiting.length > 0) && !page.isTakenOver) void send();
  }, HEARTBEAT_MS);

  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener("visibilitychange", look, { signal });
  addEventListener("pagehide", () => tell(false), { signal });
  // A browser that stops a page has hidden it before; this is for one that has not said so.
  document.addEventListener("freeze", () => tell(false), { signal });
  document.addEventListener("resume", look, { signal });
  addEventListener("pageshow", look, { signal });
  addEventListener("focus", look, { signal });
  addEventListener("blur", noteMoment("blurred"), { signal });
  addEventListener("beforeprint", noteMoment("printed"), { signal });
  document.addEventListener("copy", noteMoment("copied"), { signal });
  const onFullScreen = () => document.fullscreenElement === null && noteMoment("full_screen_left")();
  document.addEventListener("fullscreenchange", onFullScreen, { signal });

  if (Math.abs(offsetMs()) > CLOCK_OFF_MS) note("clock_off");
  isSeen = document.visibilityState === "visible";
  note(isSeen ? "visible" : "hidden");
  void send();

  return (isLeft) => {
    if (isLeft) tell(false);
    isStopped = true;
    clearInterval(beat);
    listeners.abort();
  };
}

type Page = {
  readonly id: string;
  number: number;
  waiting: { readonly number: number; readonly kind: PageEventKind }[];
  /** Whether the paper is sat on another page or device by now. */
  isTakenOver: boolean;
};

function newPage(): Page {
  return { id: newPageId(), number: 0, waiting: [], isTakenOver: false };
}

/** A random UUID; the browser's own needs a secure address, which a practice room may not have. */
function newPageId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  const digits = hex.join("");
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join("-");
}
