import Button from "@mui/material/Button";
import { useState } from "react";
import { call } from "../data/call.ts";
import { setSession } from "../data/session.ts";
import { useSay } from "../texts/i18n.ts";
import { CodeField } from "./CodeField.tsx";
import { Entrance } from "./Entrance.tsx";
import { StepForm } from "./StepForm.tsx";
import { useStep } from "./use-step.ts";

/** The second step: six digits, or a recovery code. */
export function FactorStep() {
  const say = useSay();
  const step = useStep();
  const [code, setCode] = useState("");
  return (
    <Entrance title={say("sign_in.factor_title")} lead={say("sign_in.factor_lead")}>
      <StepForm
        button={say("sign_in.go_on")}
        {...step}
        onSend={() =>
          void step.run(async () => setSession((await call("prove_second_factor", { code })).data))
        }
      >
        <CodeField value={code} onChange={setCode} hint={say("sign_in.recovery_hint")} />
      </StepForm>
      <BackOut />
    </Entrance>
  );
}

/** Back to address and password. */
export function BackOut() {
  const say = useSay();
  return (
    <Button onClick={() => void call("sign_out", {}).then(({ data }) => setSession(data))}>
      {say("sign_in.other_account")}
    </Button>
  );
}
