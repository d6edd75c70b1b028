/** How long the page of a watched paper may be hidden; more than that is too long (spec L105, L262). */
export const AWAY_LIMIT_MS = 5_000;
/** How often the page of a watched paper says that it is there. */
export const HEARTBEAT_MS = 5_000;
/** Silence from which the connection counts as lost: two heartbeats and the time of the one that should have come. */
export const GAP_MS = 15_000;
/** Most events that are kept of one attempt; who is away that often is known well enough. */
export const MOST_PAGE_EVENTS = 1_000;

/** What a page reports; only `hidden` and `visible` have consequences, the others are for the timeline. */
export const PAGE_EVENT_KINDS = [
  "hidden",
  "visible",
  "blurred",
  "full_screen_left",
  "copied",
  "printed",
  "clock_off",
] as const;
export type PageEventKind = (typeof PAGE_EVENT_KINDS)[number];

/** What becomes of who is away too long: the paper ends after so many warnings (0: the first time), or it is only logged. */
export type AwayRule = {
  readonly policy: "end" | "log";
  readonly warnings: number;
  /** Granted to this candidate on top of the limit. */
  readonly toleranceMs: number;
};

/** One event of a page as it was received. */
export type PageEvent = {
  /** A loaded page; each counts its own events from 1. */
  readonly pageId: string;
  readonly number: number;
  readonly kind: PageEventKind;
  /** When the server received it (ms since epoch); never a time that the page claims. */
  readonly atMs: number;
};

/** Events in the order they were received; read and made by the functions here alone. */
export type PageLog = readonly PageEvent[];

export type Absence = {
  readonly fromMs: number;
  /** null while it lasts. */
  readonly toMs: number | null;
  readonly deadlineMs: number;
  /** Whether nobody had come back by the deadline. */
  readonly isTooLong: boolean;
};

export type AwayState = {
  readonly absences: readonly Absence[];
  /** When the paper ends unless the page comes back before; null while nothing threatens it. */
  readonly deadlineMs: number | null;
  /** When it has ended; null when it has not. */
  readonly endedAtMs: number | null;
};

/**
 * The log with one more event; unchanged by a repeat, by an event of a page that another one has taken over from, and by
 * what is too much of it.
 *
 * @param event received at its `atMs`; a clock behind the last event's is moved on to that
 */
export function addPageEvent(log: PageLog, event: PageEvent): PageLog {
  const most = isAboutAbsence(event) ? MOST_PAGE_EVENTS : MOST_PAGE_EVENTS / 2;
  if (log.length >= most || !isCurrentPage(log, event.pageId) || hasEvent(log, event)) return log;
  const lastMs = log.at(-1)?.atMs ?? event.atMs;
  return [...log, { ...event, atMs: Math.max(event.atMs, lastMs) }];
}

/** Whether the paper is sat on this page, or will be with its first event: the page that came last has it. */
export function isCurrentPage(log: PageLog, pageId: string): boolean {
  return log.at(-1)?.pageId === pageId || !log.some((event) => event.pageId === pageId);
}

/**
 * Who was away when, and whether the paper has ended by it. A hidden page is away from when the server knew, and back when
 * the server knew: by `visible`, by a second `hidden`, which has a return before it, or by another page that is seen.
 * What arrives after a deadline changes nothing about it.
 *
 * @param nowMs server time; one before the last event is moved on to that
 */
export function readAway(log: PageLog, rule: AwayRule, nowMs: number): AwayState {
  const limitMs = AWAY_LIMIT_MS + rule.toleranceMs;
  const now = Math.max(nowMs, log.at(-1)?.atMs ?? nowMs);
  const absences: Absence[] = [];
  let toMs: number | null = null;
  // When the server first knew of a return that is later than the one looked at.
  let knownBackMs = Number.POSITIVE_INFINITY;
  for (const step of listSteps(log).toReversed()) {
    knownBackMs = Math.min(knownBackMs, step.backMs);
    if (step.leaves) {
      const deadlineMs = step.knownMs + limitMs;
      const isTooLong = now > deadlineMs && knownBackMs > deadlineMs;
      absences.unshift({ fromMs: step.knownMs, toMs, deadlineMs, isTooLong });
    }
    if (step.returns) toMs = step.knownMs;
  }
  return { absences, ...endOf(absences, rule) };
}

function endOf(absences: readonly Absence[], rule: AwayRule): Omit<AwayState, "absences"> {
  if (rule.policy === "log") return { deadlineMs: null, endedAtMs: null };
  const tooLong = absences.filter(({ isTooLong }) => isTooLong);
  const ending = tooLong[rule.warnings];
  if (ending !== undefined) return { deadlineMs: null, endedAtMs: ending.deadlineMs };
  const last = absences.at(-1);
  const isThreatened = last?.toMs === null && !last.isTooLong && tooLong.length === rule.warnings;
  return { deadlineMs: isThreatened ? last.deadlineMs : null, endedAtMs: null };
}

type Step = {
  readonly leaves: boolean;
  readonly returns: boolean;
  /** When the server knew that this page was seen, here or after a hiding here; infinity: it does not. */
  readonly backMs: number;
  /** When the server knew of it at the latest: with the first event of its page that has a higher number. */
  readonly knownMs: number;
};

/** What is about absence, page after page, each by its numbers. */
function listSteps(log: PageLog): readonly Step[] {
  const steps: Step[] = [];
  let isAway = false;
  for (const events of Map.groupBy(log, ({ pageId }) => pageId).values()) {
    let isHidden = false;
    for (const { kind, backMs, knownMs } of inOrder(events).filter(isAboutAbsence)) {
      const isLeaving = kind === "hidden";
      // A page is hidden twice only if it was seen between.
      const returns = !isLeaving || isHidden;
      steps.push({ leaves: isLeaving && (returns || !isAway), returns, backMs, knownMs });
      isAway = isLeaving;
      isHidden = isLeaving;
    }
  }
  return steps;
}

function inOrder(events: PageLog) {
  let knownMs = Number.POSITIVE_INFINITY;
  let laterHiddenMs = Number.POSITIVE_INFINITY;
  return events
    .toSorted((one, other) => other.number - one.number)
    .map((event) => {
      const { kind, atMs } = event;
      knownMs = Math.min(knownMs, atMs);
      // A return between two hidings is known when both of them are: a late first one does not undo an absence.
      const backMs = kind === "hidden" ? Math.max(atMs, laterHiddenMs) : atMs;
      if (kind === "hidden") laterHiddenMs = Math.min(laterHiddenMs, atMs);
      return { ...event, knownMs, backMs };
    })
    .toReversed();
}

function isAboutAbsence({ kind }: Pick<PageEvent, "kind">): boolean {
  return kind === "hidden" || kind === "visible";
}

function hasEvent(log: PageLog, { pageId, number }: PageEvent): boolean {
  return log.some((event) => event.pageId === pageId && event.number === number);
}

/** Times between which the server heard nothing of the page (ms since epoch). */
export type ConnectionGap = { readonly fromMs: number; readonly toMs: number };

/** Whether it was silent for longer than a page with a connection is; nobody is punished for it. */
export function isConnectionGap({ fromMs, toMs }: ConnectionGap): boolean {
  return toMs - fromMs > GAP_MS;
}

export const TIMELINE_KINDS = [
  "away",
  "connection_gap",
  "taken_over",
  "blurred",
  "full_screen_left",
  "copied",
  "printed",
  "clock_off",
] as const;

/** What happened around a watched paper, told without judging it. */
export type TimelineEntry = {
  readonly kind: (typeof TIMELINE_KINDS)[number];
  readonly atMs: number;
  /** How long it lasted; null for what has no length. */
  readonly lastedMs: number | null;
  /** Whether it was longer than the rule allows; false for all but absences. */
  readonly isTooLong: boolean;
};

/** Kinds that are against the rules of an exam however short they are. */
const NOT_ALLOWED: readonly TimelineEntry["kind"][] = ["copied", "printed"];

/** Whether an entry is one that an examiner is told of: away for too long, or something that is not allowed. */
export function isViolation({ kind, isTooLong }: Pick<TimelineEntry, "kind" | "isTooLong">): boolean {
  return isTooLong || NOT_ALLOWED.includes(kind);
}

/** What is known of the page and the devices of a watched paper. */
export type Watched = {
  readonly log: PageLog;
  readonly gaps: readonly ConnectionGap[];
  /** When another device went on with it (ms since epoch), in order. */
  readonly takeovers: readonly number[];
};

/** In the order of time; what lasts until the end ends with it. A device that takes over is told once, not its page too. */
export function readTimeline(
  { log, gaps, takeovers }: Watched,
  rule: AwayRule,
  endMs: number,
): readonly TimelineEntry[] {
  const absences = readAway(log, rule, endMs).absences.map(({ fromMs, toMs, isTooLong }) => {
    return {
      kind: "away" as const,
      atMs: fromMs,
      lastedMs: Math.max(0, (toMs ?? endMs) - fromMs),
      isTooLong,
    };
  });
  const silences = gaps.map(({ fromMs, toMs }) => {
    return { kind: "connection_gap" as const, atMs: fromMs, lastedMs: toMs - fromMs, isTooLong: false };
  });
  const moments = log.flatMap(({ kind, pageId, atMs }, index) => {
    const before = log[index - 1];
    const isOtherPage = before !== undefined && before.pageId !== pageId;
    const isToldAlready = isOtherPage && takeovers.some((ms) => ms >= before.atMs && ms <= atMs);
    const takesOver = isOtherPage && !isToldAlready ? (["taken_over"] as const) : [];
    const itself = kind === "hidden" || kind === "visible" ? [] : [kind];
    return [...takesOver, ...itself].map((told) => {
      return { kind: told, atMs, lastedMs: null, isTooLong: false };
    });
  });
  const devices = takeovers.map((atMs) => {
    return { kind: "taken_over" as const, atMs, lastedMs: null, isTooLong: false };
  });
  return [...absences, ...silences, ...devices, ...moments].toSorted((one, other) => one.atMs - other.atMs);
}
