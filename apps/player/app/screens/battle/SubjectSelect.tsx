import { Field } from "@crosscheck/ui/Field";
import { NativeSelect } from "@crosscheck/ui/NativeSelect";
import { useText } from "../../i18n/texts.tsx";
import { useCategories, type Category } from "../modes/category-queries.ts";
import { byPack, packName } from "../modes/packs.ts";
import { useLicence } from "../../state/licence.ts";

/** What the server calls the subjects of each kind of battle. */
const SUB_TYPES = { random: 2, friend: 2, group: 3 } as const;

type SubjectSelectProps = {
  readonly kind: keyof typeof SUB_TYPES;
  /** Slug; empty for any subject. */
  readonly value: string;
  readonly onChange: (slug: string) => void;
};

/** Any subject or one of them; those that have to be unlocked first cannot be chosen. Without an answer there is any. */
export function SubjectSelect({ kind, value, onChange }: SubjectSelectProps) {
  const text = useText();
  const licence = useLicence();
  const { data } = useCategories(1, SUB_TYPES[kind]);
  const subjects = data?.ok === true ? data.data : [];
  return (
    <Field label={text("battle.random.subject")}>
      {(aria) => (
        <NativeSelect
          {...aria}
          isFilled
          boxClassName="w-full"
          className="w-full"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{text("battle.random.any_subject")}</option>
          {byPack(subjects, licence).map(({ pack, rows }) => {
            const name = packName(pack);
            return name === undefined ? (
              <Subjects key={pack} rows={rows} />
            ) : (
              <optgroup key={pack} label={text(name)}>
                <Subjects rows={rows} />
              </optgroup>
            );
          })}
        </NativeSelect>
      )}
    </Field>
  );
}

function Subjects({ rows }: { readonly rows: readonly Category[] }) {
  const text = useText();
  return rows.map(({ slug, category_name: name, is_premium, has_unlocked }) => {
    const isLocked = is_premium && !has_unlocked;
    return (
      <option key={slug} value={slug} disabled={isLocked}>
        {isLocked ? text("battle.random.locked_subject", { name }) : name}
      </option>
    );
  });
}
