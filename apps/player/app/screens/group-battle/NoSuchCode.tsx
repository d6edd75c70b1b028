import { useEffect } from "react";
import { useNavigate } from "react-router";
import { GROUP_BATTLE_PATH } from "../../paths/battle-paths.ts";
import { showToast } from "../../state/toasts.ts";

/** A link or QR code with a code that no room has. */
export function NoSuchCode() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ id: "refusals.room_code_not_valid", kind: "warning" });
    void navigate(GROUP_BATTLE_PATH, { replace: true });
  }, [navigate]);
  return null;
}
