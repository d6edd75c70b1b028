import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";

type StepFormProps = {
  readonly button: string;
  readonly isSending: boolean;
  readonly problem: string | null;
  readonly onSend: () => void;
  readonly children: ReactNode;
};

/** Fields, what was wrong with them, and the button that sends them. */
export function StepForm({ button, isSending, problem, onSend, children }: StepFormProps) {
  return (
    <Box
      component="form"
      sx={{ display: "grid", gap: 2 }}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        {button}
      </Button>
    </Box>
  );
}
