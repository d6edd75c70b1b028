import type { BattleKind } from "../battles/battle-rules.ts";
import type { MockLength, TextByLanguage } from "../exams/preset.ts";

/** Number of a category type (contract §4; 7 and 8, of our own: true and false, contests). */
type OfType = { readonly categoryType: number };

/** Questions of a player: those marked to come back to, and those whose last answer was wrong. */
export type ListName = "bookmarks" | "mistakes";

/** A category, or one of its parts, by slug. */
type InPlace = { readonly category: string; readonly subcategory: string | null };

/**
 * Where a run's questions come from: what a mode says of it (`mode`), and what an attempt is about (`about`). Everything
 * else about a source is in {@link SOURCES}.
 */
type Shapes = {
  /** One level of a place; passing it unlocks the next. `maxLevel`: levels there were when the attempt was opened. */
  readonly levels: { mode: OfType; about: InPlace & { readonly level: number; readonly maxLevel: number } };
  /** Written questions of one category or sub-category. */
  readonly place: { mode: OfType; about: InPlace };
  /** Every category of the type at once. */
  readonly all: { mode: OfType; about: object };
  /** One place, new numbers for every run. */
  readonly templates: { mode: OfType; about: InPlace };
  /** The questions of one text, read first. `readingSeconds`: how long it was read; null: not known. */
  readonly passage: {
    mode: OfType;
    about: {
      readonly category: string;
      readonly passageId: string;
      readonly version: number;
      readonly readingSeconds: number | null;
    };
  };
  /** The paper of a calendar day: the player's local one, YYYY-MM-DD, and the zone it was counted in. */
  readonly day: { mode: object; about: { readonly day: string; readonly zone: string } };
  /** Questions a player has gathered. */
  readonly list: { mode: { readonly list: ListName }; about: object };
  /** Topics, number and time of the player's choice. */
  readonly topics: { mode: { readonly categoryTypes: readonly number[] }; about: object };
  /** A paper by the rules of a real exam. */
  readonly preset: {
    mode: object;
    about: {
      readonly presetId: string;
      readonly length: MockLength;
      /** Questions of the real paper, and those a mock of this length asks where the bank has them. */
      readonly realQuestions: number;
      readonly wantedQuestions: number;
      readonly optionsPerItem: number | null;
      /** Areas of the paper in its order. */
      readonly sections: readonly { readonly section: string; readonly name: TextByLanguage }[];
    };
  };
  /** The paper of a contest, the same questions for everybody. */
  readonly contest: { mode: OfType; about: { readonly contestId: string } };
  /** The paper of a school's exam: chosen questions, or drawn for each candidate. */
  readonly exam: {
    mode: object;
    about: {
      readonly examId: string;
      /** Sections of the paper in its order. */
      readonly sections: readonly { readonly section: string; readonly name: TextByLanguage }[];
    };
  };
  /** The questions of a battle that is over. `category`: slug; null: any subject. */
  readonly battle: {
    mode: object;
    about: { readonly kind: BattleKind; readonly category: string | null };
  };
};
export type SourceName = keyof Shapes;
export type SourceOf<Name extends SourceName> = {
  [Each in Name]: { readonly from: Each } & Shapes[Each]["mode"];
}[Name];
export type Source = SourceOf<SourceName>;

/** What an attempt is about, by where its questions come from. */
export type AttemptAbout<From extends SourceName = SourceName> = {
  [Each in From]: { readonly from: Each } & Shapes[Each]["about"];
}[From];

type SourceRule = {
  /**
   * By what the own best is looked up: papers that are drawn or generated differ from run to run, the others are the same.
   */
  readonly bestBy: "scope" | "category";
  /**
   * What opens its runs. `definition`: `open_attempt`. `own_call`: a call that takes more than that. `event`: a call of
   * what many play in one window of time; it takes what entering costs, and results come when the window has closed.
   */
  readonly openedBy: "definition" | "own_call" | "event";
};

export const SOURCES = {
  levels: { bestBy: "scope", openedBy: "definition" },
  place: { bestBy: "category", openedBy: "definition" },
  all: { bestBy: "category", openedBy: "definition" },
  templates: { bestBy: "category", openedBy: "definition" },
  passage: { bestBy: "scope", openedBy: "definition" },
  day: { bestBy: "scope", openedBy: "definition" },
  list: { bestBy: "scope", openedBy: "definition" },
  topics: { bestBy: "scope", openedBy: "own_call" },
  preset: { bestBy: "scope", openedBy: "own_call" },
  contest: { bestBy: "scope", openedBy: "event" },
  exam: { bestBy: "scope", openedBy: "event" },
  battle: { bestBy: "scope", openedBy: "event" },
} as const satisfies Readonly<Record<SourceName, SourceRule>>;

/** Sources whose runs are measured against the own best of their category. */
export const BEST_OF_CATEGORY: readonly string[] = Object.entries(SOURCES).flatMap(([from, { bestBy }]) =>
  bestBy === "category" ? [from] : [],
);

type OpenedBy<How extends SourceRule["openedBy"]> = {
  [Each in SourceName]: (typeof SOURCES)[Each]["openedBy"] extends How ? Each : never;
}[SourceName];
/** Sources whose runs a player opens at any time, and those that `open_attempt` opens. */
export type SoloSource = OpenedBy<"definition" | "own_call">;
export type DefinedSource = OpenedBy<"definition">;

/** Whether `open_attempt` opens runs of this source. */
export function isOpenedByDefinition(source: Source): source is SourceOf<DefinedSource> {
  return SOURCES[source.from].openedBy === "definition";
}

/** Whether runs of this source belong to an event, such as a contest. */
export function isOfEvent({ from }: Pick<Source, "from">): boolean {
  return SOURCES[from].openedBy === "event";
}
