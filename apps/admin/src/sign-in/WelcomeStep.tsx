import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../data/call.ts";
import { setSession } from "../data/session.ts";
import { useSay } from "../texts/i18n.ts";
import { Entrance } from "./Entrance.tsx";
import { StepForm } from "./StepForm.tsx";
import { useStep } from "./use-step.ts";

/** Whoever was invited chooses a password. */
export function WelcomeStep({ token }: { readonly token: string }) {
  const say = useSay();
  const step = useStep();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const send = () =>
    void step.run(async () => {
      const { data } = await call("accept_invitation", { token, password });
      setSession(data);
      await navigate("/", { replace: true });
    });
  return (
    <Entrance title={say("sign_in.welcome_title")} lead={say("sign_in.welcome_lead")}>
      <StepForm button={say("sign_in.choose")} {...step} onSend={send}>
        <TextField
          label={say("sign_in.new_password")}
          type="password"
          required
          autoComplete="new-password"
          value={password}
          helperText={say("sign_in.password_hint")}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { dir: "ltr" } }}
        />
      </StepForm>
    </Entrance>
  );
}
