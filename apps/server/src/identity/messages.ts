/** Text of a mail, without its recipient. */
export type MailText = { readonly subject: string; readonly text: string };

/** Everything that is sent to people, in one language. */
export type Messages = {
  readonly codeSms: (appName: string, code: string) => string;
  readonly codeMail: (appName: string, code: string) => MailText;
  /** `name` is what was signed up with; empty when there is none. The link is valid for an hour. */
  readonly verifyMail: (appName: string, signUp: { readonly name: string; readonly url: string }) => MailText;
  /** To the owner of an address that somebody signed up with again. */
  readonly knownAddressMail: (
    appName: string,
    links: { readonly signIn: string; readonly reset: string },
  ) => MailText;
  readonly resetMail: (appName: string, url: string) => MailText;
};
