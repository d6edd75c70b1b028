import { CODE_MINUTES } from "./one-time-code.ts";

/** Text of a mail, without its recipient. */
export type MailText = { readonly subject: string; readonly text: string };

export function codeSms(appName: string, code: string): string {
  return `${code} is your ${appName} code. It is valid for ${CODE_MINUTES} minutes. Never give it to anyone.`;
}

export function codeMail(appName: string, code: string): MailText {
  return {
    subject: `${code} is your ${appName} code`,
    text:
      `${code}\n\nEnter this code in ${appName} to confirm your email address. It is valid for ${CODE_MINUTES} ` +
      "minutes.\n\nIf you did not ask for it, ignore this mail; nothing changes.\n",
  };
}

export function verifyMail(appName: string, url: string): MailText {
  return {
    subject: `Verify your email for ${appName}`,
    text:
      `Welcome to ${appName}.\n\nOpen this link to verify your email address, then sign in:\n\n${url}\n\n` +
      "The link is valid for 24 hours. If you did not sign up, ignore this mail and do not open the link.\n",
  };
}

/** To the owner of an address that somebody signed up with again. */
export function knownAddressMail(
  appName: string,
  links: { readonly signIn: string; readonly reset: string },
): MailText {
  return {
    subject: `You already have a ${appName} account`,
    text:
      `Somebody, probably you, tried to sign up for ${appName} with this address, which already has an account.\n\n` +
      `Sign in:\n${links.signIn}\n\nForgot the password or never finished signing up? Set a new password:\n` +
      `${links.reset}\n\nIf it was not you, ignore this mail; nothing changes.\n`,
  };
}

export function resetMail(appName: string, url: string): MailText {
  return {
    subject: `Reset your ${appName} password`,
    text:
      `Open this link to choose a new password for ${appName}:\n\n${url}\n\nThe link is valid for one hour and works ` +
      "once. Your devices will be signed out.\n\nIf you did not ask for it, ignore this mail; nothing changes.\n",
  };
}
