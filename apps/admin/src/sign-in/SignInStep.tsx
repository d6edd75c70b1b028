import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../data/call.ts";
import { setSession, useSession } from "../data/session.ts";
import { useSay } from "../texts/i18n.ts";
import { Entrance } from "./Entrance.tsx";
import { StepForm } from "./StepForm.tsx";
import { useStep } from "./use-step.ts";

/** Address and password. `isAgain`: the session has ended; what was on the screen is still behind. */
export function SignInStep({ isAgain = false }: { readonly isAgain?: boolean }) {
  const say = useSay();
  const session = useSession();
  const step = useStep();
  const demo = useQuery({
    queryKey: ["demo-login"],
    queryFn: async () => (await call("get_demo_login", {})).data,
  });
  const [email, setEmail] = useState((isAgain && session?.operator?.email) || "");
  const [password, setPassword] = useState("");
  const login = demo.data ?? null;
  const send = () => void step.run(async () => setSession((await call("sign_in", { email, password })).data));
  return (
    <Entrance title={say("sign_in.title")} {...(isAgain ? { lead: say("sign_in.again") } : {})}>
      {login !== null && (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setEmail(login.email);
                setPassword(login.password);
              }}
            >
              {say("sign_in.fill_in")}
            </Button>
          }
        >
          {say("sign_in.demo")}
        </Alert>
      )}
      <StepForm button={say("sign_in.send")} {...step} onSend={send}>
        <TextField
          label={say("sign_in.email")}
          type="email"
          required
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          slotProps={{ htmlInput: { dir: "ltr" } }}
        />
        <TextField
          label={say("sign_in.password")}
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { dir: "ltr" } }}
        />
      </StepForm>
    </Entrance>
  );
}
