import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import { useListContext } from "ra-core";
import { useEffect, useMemo, useRef, useState } from "react";
import { useSay, useWords } from "../texts/i18n.ts";
import { FieldView } from "./form/FieldView.tsx";
import { OwnFields, type FieldsByName } from "./form/own-fields.ts";
import { withPart } from "./form/path.ts";
import { schemaOf } from "./form/schema.ts";

const NEVER = ["cursor", "limit"];
/** With more of them, the others wait behind a button. */
const SHOWN = 4;
const SETTLES_MS = 300;

type FiltersProps = {
  readonly action: OperatorActionName;
  readonly fixed: readonly string[];
  /** These only; all of the call's unless given. */
  readonly only?: readonly string[] | undefined;
  readonly fields?: FieldsByName | undefined;
};

/** The filters that a list's call takes, applied as they are typed. The first text is reached by `/`. */
export function Filters({ action, fixed, only, fields = {} }: FiltersProps) {
  const say = useSay();
  const { field } = useWords();
  const [isWide, setWide] = useState(false);
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
    const name = String(path[0]);
    const isSwitch = fields[name] === undefined && schema.properties?.[name]?.default === undefined;
    const isOpen = value === false && isSwitch;
    const next = withPart(values, path, isOpen ? undefined : value) as Record<string, unknown>;
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setFilters(next);
      setTyped(null);
    }, SETTLES_MS);
  };
  // What is set is never hidden.
  const first = names.filter((name, index) => isWide || index < SHOWN || values[name] !== undefined);
  return (
    <Box
      role="search"
      sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fill, minmax(190px, 1fr))" }}
    >
      <OwnFields value={fields}>
        {first.map((name) => (
          <FieldView
            key={name}
            node={schema.properties?.[name] ?? {}}
            path={[name]}
            label={field(name)}
            value={values[name] ?? schema.properties?.[name]?.default}
            isRequired={schema.properties?.[name]?.default !== undefined}
            errors={{}}
            onChange={change}
          />
        ))}
      </OwnFields>
      {names.length > SHOWN && (isWide || first.length < names.length) && (
        <Button aria-expanded={isWide} onClick={() => setWide(!isWide)} sx={{ justifySelf: "start" }}>
          {say(isWide ? "console.fewer_filters" : "console.more_filters")}
        </Button>
      )}
    </Box>
  );
}
