import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { call } from "../data/call.ts";
import { setPresenceAsker } from "../data/presence.ts";
import { setSession } from "../data/session.ts";
import { useSay } from "../texts/i18n.ts";
import { useStep } from "./use-step.ts";

type Settle = (isThere: boolean) => void;

/** Asks for the password once more where a call needs it; what was being done goes on afterwards. */
export function PresenceDialog() {
  const say = useSay();
  const step = useStep();
  const [settle, setSettle] = useState<Settle | null>(null);
  const [password, setPassword] = useState("");
  useEffect(() => {
    setPresenceAsker(() => new Promise((resolve) => setSettle(() => resolve)));
    return () => setPresenceAsker(null);
  }, []);
  const end = (isThere: boolean) => {
    settle?.(isThere);
    setSettle(null);
    setPassword("");
  };
  const send = async () => {
    const isRight = await step.run(async () =>
      setSession((await call("confirm_presence", { password })).data),
    );
    if (isRight) end(true);
  };
  return (
    <Dialog open={settle !== null} onClose={() => end(false)} maxWidth="xs" fullWidth>
      <form
        style={{ display: "contents" }}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DialogTitle>{say("sign_in.presence_title")}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <Typography color="textSecondary">{say("sign_in.presence_lead")}</Typography>
          <TextField
            label={say("sign_in.password")}
            type="password"
            required
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            slotProps={{ htmlInput: { dir: "ltr" } }}
          />
          {step.problem !== null && <Alert severity="error">{step.problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => end(false)}>{say("form.cancel")}</Button>
          <Button type="submit" variant="contained" loading={step.isSending}>
            {say("sign_in.confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
