import TextField from "@mui/material/TextField";
import { useNotify } from "ra-core";
import { useState } from "react";
import { call } from "../../data/call.ts";
import { setSession } from "../../data/session.ts";
import { Panel } from "../../kit/Panel.tsx";
import { StepForm } from "../../sign-in/StepForm.tsx";
import { useStep } from "../../sign-in/use-step.ts";
import { useSay } from "../../texts/i18n.ts";

/** A new password; every other session of the operator ends. */
export function PasswordPanel() {
  const say = useSay();
  const notify = useNotify();
  const step = useStep();
  const [password, setPassword] = useState("");
  const [next, setNext] = useState("");
  const send = async () => {
    const isDone = await step.run(async () =>
      setSession((await call("change_password", { password, new_password: next })).data),
    );
    if (!isDone) return;
    setPassword("");
    setNext("");
    notify(say("form.done"), { type: "success" });
  };
  return (
    <Panel title={say("own.password")}>
      <StepForm button={say("own.change_password")} {...step} onSend={() => void send()}>
        <TextField
          label={say("sign_in.password")}
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { dir: "ltr" } }}
        />
        <TextField
          label={say("sign_in.new_password")}
          type="password"
          required
          autoComplete="new-password"
          value={next}
          helperText={say("own.password_hint")}
          onChange={({ target }) => setNext(target.value)}
          slotProps={{ htmlInput: { dir: "ltr" } }}
        />
      </StepForm>
    </Panel>
  );
}
