import Box from "@mui/material/Box";
import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import { useListContext } from "ra-core";
import { useEffect, useMemo, useRef, useState, type ComponentType } from "react";
import { useWords } from "../texts/i18n.ts";
import type { PartProps } from "./form/field-props.tsx";
import { FieldView } from "./form/FieldView.tsx";
import { withPart } from "./form/path.ts";
import { schemaOf } from "./form/schema.ts";

const NEVER = ["cursor", "limit"];
const SETTLES_MS = 300;

type FiltersProps = {
  readonly action: OperatorActionName;
  readonly fixed: readonly string[];
  /** These only; all of the call's unless given. */
  readonly only?: readonly string[] | undefined;
  readonly fields?: FilterFields | undefined;
};
export type FilterFields = Readonly<Record<string, ComponentType<PartProps>>>;

/** The filters that a list's call takes, applied as they are typed. The first text is reached by `/`. */
export function Filters({ action, fixed, only, fields = {} }: FiltersProps) {
  const { field } = useWords();
  const schema = useMemo(() => schemaOf(action), [action]);
  const { filterValues, setFilters } = useListContext();
  /** What is typed and not applied yet. */
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>> | null>(null);
  const values: Readonly<Record<string, unknown>> = typed ?? filterValues;
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const names = Object.keys(schema.properties ?? {}).filter(
    (name) => !NEVER.includes(name) && !fixed.includes(name) && (only?.includes(name) ?? true),
  );
  if (names.length === 0) return null;
  const change = (path: readonly (string | number)[], value: unknown) => {
    // A switch that is off asks for everything, unless the call says what it begins with.
    const isOpen = value === false && schema.properties?.[String(path[0])]?.default === undefined;
    const next = withPart(values, path, isOpen ? undefined : value) as Record<string, unknown>;
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setFilters(next);
      setTyped(null);
    }, SETTLES_MS);
  };
  return (
    <Box
      role="search"
      sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fill, minmax(190px, 1fr))" }}
    >
      {names.map((name) => {
        const View = fields[name] ?? FieldView;
        return (
          <View
            key={name}
            node={schema.properties?.[name] ?? {}}
            path={[name]}
            label={field(name)}
            value={values[name] ?? schema.properties?.[name]?.default}
            isRequired={schema.properties?.[name]?.default !== undefined}
            errors={{}}
            onChange={change}
          />
        );
      })}
    </Box>
  );
}
