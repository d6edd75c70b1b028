import { SubjectEmblem } from "@crosscheck/ui/art/SubjectEmblem";

/** Picture of a category: an address is shown, anything else names one of our emblems. */
export function CategoryEmblem({
  image,
  className,
}: {
  readonly image: string;
  readonly className?: string;
}) {
  const size = className ?? "size-14";
  return /^(https?:)?\//.test(image) ? (
    <img src={image} alt="" width={56} height={56} className={`${size} rounded-full object-cover`} />
  ) : (
    <SubjectEmblem name={image} className={`${size} shrink-0`} />
  );
}
