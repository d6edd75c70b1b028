import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { FallbackProps } from "react-error-boundary";
import { useSay } from "../texts/i18n.ts";

/** In place of a screen that broke, or of which a part did not arrive. */
export function Broken({ resetErrorBoundary }: FallbackProps) {
  const say = useSay();
  return (
    <Alert
      severity="error"
      sx={{ mt: 4 }}
      action={
        <Button color="inherit" onClick={resetErrorBoundary}>
          {say("console.again")}
        </Button>
      }
    >
      {say("console.broken")}
    </Alert>
  );
}
