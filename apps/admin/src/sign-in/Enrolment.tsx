import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { renderSVG } from "uqr";
import { call } from "../data/call.ts";
import type { Session } from "../data/session.ts";
import { Answered } from "../kit/Answered.tsx";
import { useAnswer } from "../kit/use-answer.ts";
import { useSay } from "../texts/i18n.ts";
import { CodeField } from "./CodeField.tsx";
import { StepForm } from "./StepForm.tsx";
import { useStep } from "./use-step.ts";

type EnrolmentProps = { readonly onDone: (session: Session, codes: readonly string[]) => void };

/** A code to scan or type, and the first six digits that come of it. */
export function Enrolment({ onDone }: EnrolmentProps) {
  const say = useSay();
  const step = useStep();
  const [code, setCode] = useState("");
  const secret = useAnswer("enrol_second_factor", {});
  return (
    <Answered query={secret}>
      {(data) => (
        <>
          <Box
            role="img"
            aria-label={say("sign_in.qr")}
            sx={{ bgcolor: "#fff", p: 1, borderRadius: 2, width: 200, justifySelf: "center", lineHeight: 0 }}
            // Drawn here, of an address that the server made.
            dangerouslySetInnerHTML={{ __html: renderSVG(data.otpauth_uri) }}
          />
          <Typography variant="body2" color="textSecondary">
            {say("sign_in.type_secret")}{" "}
            <Box component="code" dir="ltr" sx={{ overflowWrap: "anywhere", userSelect: "all" }}>
              {data.secret}
            </Box>
          </Typography>
          <StepForm
            button={say("sign_in.turn_on")}
            {...step}
            onSend={() =>
              void step.run(async () => {
                const answer = await call("confirm_second_factor", { code });
                onDone(answer.data.session, answer.data.recovery_codes);
              })
            }
          >
            <CodeField value={code} onChange={setCode} />
          </StepForm>
        </>
      )}
    </Answered>
  );
}
