import { isRefusal, refuse, type Refusal } from "@crosscheck/contract";
import {
  MOST_SLIDES,
  type changeSlide,
  type createSlide,
  type deleteSlide as deleteSlideAction,
  type listSlides as listSlidesAction,
  type orderSlides as orderSlidesAction,
} from "@crosscheck/contract/operators/slides";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import type { Db } from "../postgres/database.ts";
import { isPicture } from "../settings/setting-queries.ts";
import { dropSlides } from "./current-slides.ts";
import {
  countSlides,
  deleteSlide,
  insertSlide,
  listSlides,
  lockSlide,
  lockSlideIds,
  orderSlides,
  updateSlide,
  type SlideRecord,
} from "./slide-queries.ts";

type Input = Parameters<OperatorHandler<typeof createSlide>>[0]["input"];

const afterwards = ({ db }: { readonly db: Db }) => dropSlides(db);

export const handleListSlides: OperatorHandler<typeof listSlidesAction> = async ({ db, nowMs, input }) => {
  const { cursor = null, limit } = input;
  const rows = (await listSlides(db, { cursor, limit: limit + 1 })).map((slide) => toSlide(slide, nowMs));
  return {
    data: toPage(rows, limit, ({ slide_id }) => slide_id),
    total: await countSlides(db),
    audit: { subject: null },
  };
};

export const handleCreateSlide: OperatorHandler<typeof createSlide> = async ({ db, ports, nowMs, input }) => {
  const slide = await readSlide(db, input, { slideId: ports.random.uuid(), version: 1 });
  if (isRefusal(slide)) return slide;
  if ((await lockSlideIds(db)).length >= MOST_SLIDES) return refuse("slides_full");
  await insertSlide(db, slide);
  return {
    data: toSlide(slide, nowMs),
    message: "stored",
    audit: { subject: slide.slideId, after: slide },
    afterwards,
  };
};

export const handleChangeSlide: OperatorHandler<typeof changeSlide> = async ({ db, nowMs, input }) => {
  const before = await lockSlide(db, input.slide_id);
  if (before === undefined) return refuse("no_data");
  if (before.version !== input.version) return refuse("changed_meanwhile");
  const slide = await readSlide(db, input, { slideId: before.slideId, version: before.version + 1 });
  if (isRefusal(slide)) return slide;
  await updateSlide(db, slide);
  return {
    data: toSlide(slide, nowMs),
    message: "updated",
    audit: { subject: slide.slideId, before, after: slide },
    afterwards,
  };
};

export const handleOrderSlides: OperatorHandler<typeof orderSlidesAction> = async ({
  db,
  input: { ids },
}) => {
  const before = await lockSlideIds(db);
  if (before.toSorted().join() !== ids.toSorted().join()) return refuse("changed_meanwhile");
  await orderSlides(db, ids);
  return { data: { ids }, message: "updated", audit: { subject: null, before, after: ids }, afterwards };
};

export const handleDeleteSlide: OperatorHandler<typeof deleteSlideAction> = async ({ db, input }) => {
  const before = await lockSlide(db, input.slide_id);
  if (before === undefined) return refuse("no_data");
  if (before.version !== input.version) return refuse("changed_meanwhile");
  await deleteSlide(db, before.slideId);
  return {
    data: { slide_id: before.slideId },
    message: "updated",
    audit: { subject: before.slideId, before },
    afterwards,
  };
};

async function readSlide(
  db: Db,
  { words, image, link, starts_at, ends_at }: Input,
  known: Pick<SlideRecord, "slideId" | "version">,
): Promise<SlideRecord | Refusal<"invalid_field">> {
  const startsAt = new Date(starts_at);
  const endsAt = ends_at === undefined ? null : new Date(ends_at);
  if (endsAt !== null && endsAt <= startsAt) return refuse("invalid_field", { field: "ends_at" });
  if (image !== undefined && !(await isPicture(db, image)))
    return refuse("invalid_field", { field: "image" });
  return { ...known, words, image: image ?? null, link: link ?? null, startsAt, endsAt };
}

function toSlide({ slideId, words, image, link, startsAt, endsAt, version }: SlideRecord, nowMs: number) {
  return {
    slide_id: slideId,
    words,
    image,
    link,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    state: stateOf({ startsAt, endsAt }, nowMs),
    version,
  };
}

function stateOf(
  { startsAt, endsAt }: Pick<SlideRecord, "startsAt" | "endsAt">,
  nowMs: number,
): "upcoming" | "live" | "over" {
  if (startsAt.getTime() > nowMs) return "upcoming";
  return endsAt !== null && endsAt.getTime() <= nowMs ? "over" : "live";
}
