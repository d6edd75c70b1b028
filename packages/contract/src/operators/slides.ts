import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { graphemeField, Instant, listField, Uuid } from "../fields.ts";
import { LimitField, pageOf, SlideLink, wordsByLanguage } from "./operator-fields.ts";
import { FigureName, VersionField } from "./places.ts";

const admin = { roles: ["admin"] } as const;
const HEADING_MAX = 60;
const TEXT_MAX = 160;
const ALT_MAX = 200;
/** Slides of one site, of all times: a new one finds no more. */
export const MOST_SLIDES = 50;
/** Those that were made before there was a limit are put in order too. */
const MOST_ORDERED = 200;

const WordsByLanguage = wordsByLanguage(
  z.strictObject({
    heading: graphemeField(1, HEADING_MAX),
    text: graphemeField(1, TEXT_MAX),
    /** What the picture shows, for whoever does not see it. */
    alt: graphemeField(1, ALT_MAX).optional(),
  }),
);

const written = {
  words: WordsByLanguage,
  image: FigureName.optional(),
  /** Absent: nowhere. */
  link: SlideLink.optional(),
  starts_at: z.iso.datetime({ offset: true }),
  /** Exclusive; absent: until it is taken away. */
  ends_at: z.iso.datetime({ offset: true }).optional(),
};
type Written = z.output<z.ZodObject<typeof written>>;

/** A picture is told in every language that the slide has. */
function checkAlt({ value: { words, image }, issues }: z.core.ParsePayload<Written>): void {
  if (image === undefined) return;
  for (const [language, { alt }] of Object.entries(words))
    if (alt === undefined)
      issues.push({ code: "custom", input: alt, path: ["words", language, "alt"], message: "is needed" });
}

const Slide = z.strictObject({
  slide_id: Uuid,
  words: WordsByLanguage,
  image: FigureName.nullable(),
  link: SlideLink.nullable(),
  starts_at: Instant,
  ends_at: Instant.nullable(),
  state: z.enum(["upcoming", "live", "over"]),
  version: z.int(),
});

export const listSlides = defineAction({
  name: "list_slides",
  summary: "Announcements on home, in their order.",
  access: admin,
  input: z.strictObject({ cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(Slide),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const createSlide = defineAction({
  name: "create_slide",
  summary: "Puts an announcement on home for a time, behind all others.",
  access: admin,
  input: z.strictObject(written).check(checkAlt),
  output: Slide,
  messages: ["stored"],
  refusals: ["slides_full"],
  perMinute: 30,
});

export const changeSlide = defineAction({
  name: "change_slide",
  summary: "Changes an announcement.",
  access: admin,
  input: z.strictObject({ ...written, slide_id: Uuid, version: VersionField }).check(checkAlt),
  output: Slide,
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile"],
  perMinute: 60,
});

export const orderSlides = defineAction({
  name: "order_slides",
  summary: "The order of all announcements; where one is missing, somebody has changed them meanwhile.",
  access: admin,
  input: z.strictObject({ ids: listField(Uuid, MOST_ORDERED) }),
  output: z.strictObject({ ids: z.array(Uuid) }),
  messages: ["updated"],
  refusals: ["changed_meanwhile"],
  perMinute: 60,
});

export const deleteSlide = defineAction({
  name: "delete_slide",
  summary: "Takes an announcement away for good.",
  access: admin,
  input: z.strictObject({ slide_id: Uuid, version: VersionField }),
  output: z.strictObject({ slide_id: Uuid }),
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile"],
  perMinute: 60,
});
