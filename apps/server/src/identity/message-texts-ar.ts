import type { Messages } from "./messages.ts";
import { CODE_MINUTES } from "./one-time-code.ts";

export const arabicMessages: Messages = {
  codeSms: (appName, code) => `${code} هو رمزك في ${appName}. صالح لمدة ${CODE_MINUTES} دقائق. لا تعطه لأحد.`,
  codeMail: (appName, code) => ({
    subject: `رمزك في ${appName}: ${code}`,
    text:
      `${code}\n\nأدخل هذا الرمز في ${appName} لتأكيد بريدك الإلكتروني. الرمز صالح لمدة ${CODE_MINUTES} دقائق.\n\n` +
      "إذا لم تطلبه فتجاهل هذه الرسالة، ولن يتغير شيء.\n",
  }),
  verifyMail: (appName, { name, url }) => ({
    subject: `أكّد بريدك الإلكتروني في ${appName}`,
    text:
      `أهلًا بك في ${appName}.\n\nأنشأ ${name === "" ? "شخص ما" : `«${name}»`} حسابًا بهذا البريد. إذا كنت أنت من فعل ` +
      `ذلك فافتح هذا الرابط للمتابعة:\n\n${url}\n\nالرابط صالح لمدة ساعة، ويبطل إذا أُعيد إنشاء الحساب.\n\n` +
      "إذا لم تكن أنت فلا توافق على شيء: لا يستطيع أحد استخدام بريدك هنا دون هذا الرابط. ويمكنك أيضًا فتح الرابط " +
      "واختيار «لم أكن أنا».\n",
  }),
  knownAddressMail: (appName, links) => ({
    subject: `لديك حساب في ${appName} بالفعل`,
    text:
      `حاول شخص ما، وربما أنت، إنشاء حساب في ${appName} بهذا البريد، وله حساب بالفعل.\n\n` +
      `تسجيل الدخول:\n${links.signIn}\n\nنسيت كلمة المرور؟ اختر كلمة مرور جديدة:\n` +
      `${links.reset}\n\nإذا لم تكن أنت فتجاهل هذه الرسالة، ولن يتغير شيء.\n`,
  }),
  resetMail: (appName, url) => ({
    subject: `كلمة مرور جديدة في ${appName}`,
    text:
      `افتح هذا الرابط لاختيار كلمة مرور جديدة في ${appName}:\n\n${url}\n\nالرابط صالح لمدة ساعة ويُستخدم مرة واحدة. ` +
      "سيُسجَّل خروج أجهزتك.\n\nإذا لم تطلبه فتجاهل هذه الرسالة، ولن يتغير شيء.\n",
  }),
};
