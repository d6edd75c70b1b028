import Box from "@mui/material/Box";
import Chip, { type ChipProps } from "@mui/material/Chip";
import { useWords } from "../texts/i18n.ts";

/** Values out of a fixed choice beside each other. */
export function Choices({ values }: { readonly values: readonly string[] }) {
  return (
    <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
      {values.map((value) => (
        <State key={value} value={value} />
      ))}
    </Box>
  );
}

const COLORS: Readonly<Record<string, ChipProps["color"]>> = {
  active: "success",
  open: "warning",
  pending: "warning",
  live: "success",
  sitting: "success",
  running: "success",
  well: "success",
  failed: "error",
  overdue: "error",
  accepted: "success",
  completed: "success",
  finished: "success",
  in: "success",
  correct: "success",
  wrong: "error",
  approved: "info",
  upcoming: "info",
  deactivated: "error",
  refused: "error",
  cancelled: "error",
  voided: "error",
  password_wrong: "error",
  factor_wrong: "error",
  too_many: "error",
};

/** One value out of a fixed choice, with the colour that it has everywhere. */
export function State({ value }: { readonly value: string }) {
  const { choice } = useWords();
  return <Chip size="small" variant="outlined" label={choice(value)} color={COLORS[value] ?? "default"} />;
}
