import { ConfirmDialog } from "@crosscheck/ui/ConfirmDialog";
import { useNavigate } from "react-router";
import { useCall } from "../../forms/use-call.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";

type OtherDeviceProps = {
  readonly attemptId: string;
  /** Whether the paper was sat on this page, and another device has taken over. */
  readonly wasHere: boolean;
  readonly leaveTo: string;
  /** This device has the paper now. */
  readonly onTaken: () => void;
};

/** Says that a paper is open on another device, and offers to go on with it here. */
export function OtherDevice({ attemptId, wasHere, leaveTo, onTaken }: OtherDeviceProps) {
  const text = useText();
  const api = useApi();
  const navigate = useNavigate();
  const { run, busy, failure } = useCall(async () => {
    const outcome = await api.take_over_exam({ attempt_id: attemptId });
    if (!outcome.ok) return outcome.refused;
    onTaken();
    return null;
  });
  return (
    <ConfirmDialog
      open
      title={text(wasHere ? "watch.device.gone" : "watch.device.open")}
      description={text(wasHere ? "watch.device.gone_text" : "watch.device.open_text")}
      confirmLabel={text("watch.device.here")}
      cancelLabel={text("watch.device.leave")}
      busy={busy}
      onConfirm={() => void run(undefined)}
      onClose={() => void navigate(leaveTo)}
    >
      <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
        {failure === null ? null : text(failure)}
      </p>
    </ConfirmDialog>
  );
}
