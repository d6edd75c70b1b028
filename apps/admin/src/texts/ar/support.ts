import type * as english from "../en/support.ts";

type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

/** Texts about helping players. */
export const supportScreens: Like<typeof english.supportScreens> = {
  held_columns: {
    wrong: "الخاطئة",
    right: "الصحيحة",
    details: "التفاصيل",
    label: "الجهاز",
    signed_in_at: "دخل في",
    last_seen_at: "آخر ظهور",
    revoked_at: "خرج في",
    progress: "التقدّم",
    unlocked_at: "بُلغت في",
    claimed_at: "أُخذت المكافأة في",
    claimed_coins: "العملات المأخوذة",
    question: "السؤال",
    rank: "المركز",
    stake_coins: "الرهان",
    method: "بواسطة",
    entry_number: "القيد",
    redeemable_coins: "عملات قابلة للصرف",
    local_day: "اليوم",
    won: "فاز",
  },
  support: {
    notes: "ملاحظات الدعم",
    note_lead: "لمن ينظر بعدك. قد يقرؤها اللاعب: فهي جزء من بياناته.",
    no_notes: "لا ملاحظات عن هذا اللاعب.",
    all_notes: "كل الملاحظات",
    delete_note_lead: "تُحذف الملاحظة نهائيًا.",
    rename_lead: "لاسم يسيء. بقواعد أسماء اللاعبين نفسها، ويُبلَّغ اللاعب ويمكنه اختيار غيره.",
    export_lead:
      "ملف واحد بكل ما يُحفظ عن هذا اللاعب، كما يمكنه أن يأخذه بنفسه. لا تعطه لأحد سواه. يُحفظ السبب مع كل صفحة في سجل التدقيق.",
    packing: "جارٍ التجميع",
    erase_lead:
      "يُحذف نهائيًا كل ما هو شخصي عن %{name}: العناوين وعمليات الدخول والملاحظات والبلاغات والإشعارات. ويبقى ما تحتاجه الدفاتر تحت معرّف لا يدل على أحد. لا رجعة في ذلك.",
  },
};

export const supportActions: Like<typeof english.supportActions> = {
  list_player_notes: "الملاحظات",
  add_player_note: "إضافة ملاحظة",
  delete_player_note: "حذف الملاحظة",
  rename_player: "تغيير الاسم",
  export_player_data: "تسليم البيانات",
  erase_player: "محو نهائي",
};

export const supportFields: Like<typeof english.supportFields> = { about: "الملاحظة", note_id: "الملاحظة" };

export const supportRefusals: Like<typeof english.supportRefusals> = {
  name_same: "هذا هو اسم اللاعب بالفعل.",
  name_not_allowed: "لا يجوز هذا الاسم لأحد: محجوز أو يخلط خطوطًا أو يسيء.",
  player_active: "عطّل الحساب أولًا حتى لا يجري فيه شيء.",
};
