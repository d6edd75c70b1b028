import { CallButton } from "../../kit/CallButton.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Id } from "../../kit/Id.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { playerPath } from "../paths.ts";

/** Friends by code who came from one address or device and wait for a look. */
export function ReferralsScreen() {
  const say = useSay();
  const { choice } = useWords();
  const { instant } = useFormats();
  return (
    <Page title={say("areas.referrals")} lead={say("people.referrals_lead")}>
      <ConsoleList
        name="referrals"
        empty={say("people.no_referrals")}
        columns={[
          { field: "newcomer", render: (row) => <bdi>{row.newcomer}</bdi> },
          { field: "owner", render: (row) => <bdi>{row.owner}</bdi> },
          { field: "joined_at", render: (row) => instant(row.joined_at) },
          {
            field: "held_with",
            render: (row) => (
              <Id id={row.held_with} {...(row.held_with === null ? {} : { to: playerPath(row.held_with) })} />
            ),
          },
          { field: "is_due", render: (row) => choice(String(row.is_due)) },
        ]}
        renderActions={({ newcomer_id, newcomer }) => (
          <>
            <CallButton
              action="release_referral"
              fixed={{ newcomer_id }}
              lead={say("people.release_lead", { name: newcomer })}
            />
            <CallButton
              action="refuse_referral"
              color="error"
              fixed={{ newcomer_id }}
              lead={say("people.refuse_lead", { name: newcomer })}
            />
          </>
        )}
      />
    </Page>
  );
}
