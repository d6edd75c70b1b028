import type { Messages } from "./messages.ts";
import { CODE_MINUTES } from "./one-time-code.ts";

export const englishMessages: Messages = {
  codeSms: (appName, code) =>
    `${code} is your ${appName} code. It is valid for ${CODE_MINUTES} minutes. Never give it to anyone.`,
  codeMail: (appName, code) => ({
    subject: `${code} is your ${appName} code`,
    text:
      `${code}\n\nEnter this code in ${appName} to confirm your email address. It is valid for ${CODE_MINUTES} ` +
      "minutes.\n\nIf you did not ask for it, ignore this mail; nothing changes.\n",
  }),
  verifyMail: (appName, { name, url }) => ({
    subject: `Verify your email for ${appName}`,
    text:
      `Welcome to ${appName}.\n\n${name === "" ? "Somebody" : `“${name}”`} signed up with this address. If that was ` +
      `you, open this link to go on:\n\n${url}\n\nThe link is valid for one hour; signing up again makes it invalid.` +
      "\n\nIf it was not you, do not agree to anything: without this link nobody can use your address here. You may " +
      "also open the link and choose “It was not me”.\n",
  }),
  knownAddressMail: (appName, links) => ({
    subject: `You already have a ${appName} account`,
    text:
      `Somebody, probably you, tried to sign up for ${appName} with this address, which already has an account.\n\n` +
      `Sign in:\n${links.signIn}\n\nForgot the password? Set a new one:\n` +
      `${links.reset}\n\nIf it was not you, ignore this mail; nothing changes.\n`,
  }),
  resetMail: (appName, url) => ({
    subject: `Reset your ${appName} password`,
    text:
      `Open this link to choose a new password for ${appName}:\n\n${url}\n\nThe link is valid for one hour and works ` +
      "once. Your devices will be signed out.\n\nIf you did not ask for it, ignore this mail; nothing changes.\n",
  }),
};
