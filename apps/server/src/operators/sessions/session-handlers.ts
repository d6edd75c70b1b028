import * as access from "./own-access.ts";
import type { SessionHandlers } from "./session-call.ts";
import * as signIn from "./sign-in.ts";

/** What every call about sessions does. */
export const SESSION_HANDLERS: SessionHandlers = {
  get_session: signIn.handleGetSession,
  sign_in: signIn.handleSignIn,
  accept_invitation: signIn.handleAcceptInvitation,
  get_demo_login: signIn.handleGetDemoLogin,
  sign_out: signIn.handleSignOut,
  prove_second_factor: access.handleProveSecondFactor,
  enrol_second_factor: access.handleEnrolSecondFactor,
  confirm_second_factor: access.handleConfirmSecondFactor,
  remove_second_factor: access.handleRemoveSecondFactor,
  renew_recovery_codes: access.handleRenewRecoveryCodes,
  change_password: access.handleChangePassword,
  confirm_presence: access.handleConfirmPresence,
  list_own_sessions: access.handleListOwnSessions,
  end_own_session: access.handleEndOwnSession,
};
