import { SubjectCode } from "@crosscheck/ui/SubjectCode";
import { SubjectEmblem } from "@crosscheck/ui/art/SubjectEmblem";
import type { Category } from "./category-queries.ts";

type CategoryEmblemProps = {
  readonly image: string;
  /** Of a category that is of several subjects, or of none: the same drawing without a hue. */
  readonly isNeutral?: boolean;
  readonly className?: string;
};

/** Picture of a category: an address is shown, anything else names one of our tiles. */
export function CategoryEmblem({ image, isNeutral = false, className = "size-14" }: CategoryEmblemProps) {
  return /^(https?:)?\//.test(image) ? (
    <img src={image} alt="" width={56} height={56} className={`${className} rounded-full object-cover`} />
  ) : (
    <SubjectEmblem name={image} className={`${className} shrink-0${isNeutral ? " [--cc-vivid:0.2]" : ""}`} />
  );
}

/** The face of a category at the end of a screen's head: its tile, and the code of its subject; its room before. */
export function PlaceMark({ category }: { readonly category: Category | undefined }) {
  return (
    <span className="flex min-h-20 min-w-14 shrink-0 flex-col items-center gap-1">
      {category === undefined ? null : (
        <>
          <CategoryEmblem image={category.image ?? category.emblem} isNeutral={category.face === null} />
          <SubjectCode face={category.face} />
        </>
      )}
    </span>
  );
}
