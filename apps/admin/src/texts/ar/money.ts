import type * as english from "../en/money.ts";

type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

/** Texts about the ledger and the accounts of the house. */
export const moneyScreens: Like<typeof english.moneyScreens> = {
  money: {
    payouts_lead: "طلبات السحب، الأقدم أولًا.",
    no_payouts: "لا شيء في هذه الحالة.",
    approve_lead: "ينتقل %{amount} إلى الدفع؛ ولا يستطيع اللاعب إلغاءه.",
    address_lead: "يُحفظ هذا الاطلاع في سجل التدقيق.",
    complete_lead: "قل ذلك فقط بعد دفع %{amount} فعلًا.",
    refuse_lead: "تعود العملات ويقرأ اللاعب ردك.",
    only_admins: "المديرون يعتمدون ويدفعون.",
    export: "تصدير المعتمدة",
  },
  ledger: {
    lead: "كل حركة للعملات، الأحدث أولًا. تُضاف القيود ولا تُغيَّر، والخطأ يصححه قيد آخر.",
    none: "لم تتحرك أي عملات بعد.",
    export: "تصدير هذه القيود",
    exporting: "القيود حتى الآن: %{count}",
    export_cut: "يضم الملف أحدث القيود وعددها %{count}. اختر مدة أقصر لبقيتها.",
    deleted: "لاعب محذوف",
    accounts_lead: "من لديه العملات وما الذي تحرك. بتوقيت UTC، ويُحسب كل دقيقة.",
    accounts: "الحسابات",
    balance: "العملات",
    today_in: "وارد اليوم",
    today_out: "صادر اليوم",
    month_in: "وارد الشهر",
    month_out: "صادر الشهر",
    negative: "المكافآت وكل حساب يدفع أكثر مما يأخذ يقف دون الصفر: ما أعطاه صار عند اللاعبين.",
    months: "الأشهر",
    month: "الشهر",
    given_per_month: "ما مُنح من مكافآت",
    given: "مُنح",
    spent: "أُنفق",
    staked: "رُوهن به",
    won: "رُبح",
    refunded: "أُعيد",
    corrected: "صُحّح",
    paid_out: "صُرف",
    by_reason: "بحسب السبب",
    nothing_moved: "لم يتحرك شيء في هذا الشهر.",
    way: "من %{from} إلى %{to}",
    entries: "القيود",
  },
};

export const moneyActions: Like<typeof english.moneyActions> = {
  list_ledger: "البحث في دفتر القيود",
  export_ledger: "تصدير قيود الدفتر",
  get_ledger_totals: "عرض حسابات الموقع",
};

export const moneyFields: Like<typeof english.moneyFields> = {
  balance_after: "الرصيد بعده",
  direction: "للاعبين",
  from_account: "من",
  to_account: "إلى",
  months: "الأشهر",
};

export const moneyChoices: Like<typeof english.moneyChoices> = {
  income: "دخل",
  expense: "إنفاق",
  players: "اللاعبون",
  rewards: "المكافآت",
  sales: "المبيعات",
  corrections: "التصحيحات",
  welcome: "الترحيب",
  friend_code: "الانضمام برمز صديق",
  friend_code_owner: "دعوة صديق",
  quiz_reward: "مكافأة اختبار",
  regrade_reward: "تصحيح سؤال",
  badge_reward: "مكافأة شارة",
  lifeline: "مساعدة",
  premium_unlock: "شراء فئة",
  correction: "تصحيح من مشغّل",
  contest_entry: "رسم مسابقة",
  contest_prize: "جائزة مسابقة",
  contest_refund: "إعادة رسم مسابقة",
  battle_stake: "رهان نزال",
  battle_pot: "الفوز بنزال",
  battle_refund: "إعادة رهان نزال",
  payout_hold: "محجوز لسحب",
  payout_return: "سحب لم يتم",
  payout_paid: "سحب تم",
  contest_top_up: "إكمال جوائز مسابقة",
  contest_rest: "ما بقي من مسابقة",
  battle_rest: "ما بقي من نزال",
};
