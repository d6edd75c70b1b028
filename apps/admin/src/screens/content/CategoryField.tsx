import type { DataOf } from "../../data/call.ts";
import { Chosen } from "../../kit/form/Chosen.tsx";
import type { PartProps } from "../../kit/form/field-props.tsx";
import { useMay } from "../../data/session.ts";
import { useAnswer } from "../../kit/use-answer.ts";
import { useWords } from "../../texts/i18n.ts";
import { useNameOf } from "./PlaceRow.tsx";

const MOST = 200;

/** Every category that is shown; none for whoever may not see them. */
export function useCategories() {
  const may = useMay();
  const { data } = useAnswer("list_categories", { limit: MOST }, { isOff: !may("list_categories") });
  return data?.rows ?? [];
}

/** What a category is called, by its slug; the slug where it is not known here. */
export function useCategoryName(): (slug: string) => string {
  const nameOf = useNameOf();
  const rows = useCategories();
  return (slug) => {
    const names = rows.find((row) => row.slug === slug)?.names;
    return names === undefined ? slug : nameOf(names);
  };
}

type Category = DataOf<"list_categories">["rows"][number];

/** A category so that nobody takes it for another: its name, mode and pack. */
export function useCategoryLabel(): (category: Category) => string {
  const nameOf = useNameOf();
  const { choice } = useWords();
  return ({ names, mode, pack_id }) => `${nameOf(names)} · ${choice(mode)} · ${pack_id}`;
}

type SelectProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
};

type CategorySelectProps = SelectProps & {
  readonly isRequired?: boolean;
  /** Of this mode alone. */
  readonly mode?: Category["mode"];
};

/** A category by its name. */
export function CategorySelect({ mode, ...rest }: CategorySelectProps) {
  const labelOf = useCategoryLabel();
  const options = useCategories()
    .filter((row) => mode === undefined || row.mode === mode)
    .map((row) => ({ value: row.category_id, label: labelOf(row) }));
  return <Chosen {...rest} options={options} />;
}

/** A category as a filter of a list. */
export function CategoryFilter({ path, label, value, onChange }: PartProps) {
  return (
    <CategorySelect label={label} value={value as string | undefined} onChange={(id) => onChange(path, id)} />
  );
}

/** A passage of a category of fun and learn, by its title; nothing for other categories. */
export function PassageSelect({
  categoryId,
  subcategoryId,
  ...rest
}: SelectProps & { readonly categoryId: string | undefined; readonly subcategoryId: string | undefined }) {
  const category = useCategories().find((row) => row.category_id === categoryId);
  const isOff = category?.mode !== "fun_and_learn";
  const place = {
    ...(categoryId === undefined ? {} : { category_id: categoryId }),
    ...(subcategoryId === undefined ? {} : { subcategory_id: subcategoryId }),
  };
  const { data } = useAnswer("list_passages", { ...place, state: "live", limit: MOST }, { isOff });
  if (isOff) return null;
  const options = (data?.rows ?? []).map(({ passage_id: value, title: label }) => ({ value, label }));
  return <Chosen {...rest} isRequired options={options} />;
}

/** A part of a category by its name. */
export function PartSelect({
  categoryId,
  ...rest
}: SelectProps & { readonly categoryId: string | undefined }) {
  const nameOf = useNameOf();
  const category = useCategories().find((row) => row.category_id === categoryId);
  const parts = category?.subcategories.filter((part) => part.retired_at === null) ?? [];
  if (parts.length === 0) return null;
  const options = parts.map((part) => ({ value: part.subcategory_id, label: nameOf(part.names) }));
  return <Chosen {...rest} options={options} />;
}
