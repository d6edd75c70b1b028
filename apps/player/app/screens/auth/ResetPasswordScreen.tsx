import { useSearchParams } from "react-router";
import { NewPassword } from "./NewPassword.tsx";
import { RequestReset } from "./RequestReset.tsx";

/** Route /auth/reset-password/. Asks for the mail; its link comes back with a token, to choose the new password. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get("token");
  return token === null || token === "" ? (
    <RequestReset isLinkExpired={search.has("error")} />
  ) : (
    <NewPassword token={token} />
  );
}
