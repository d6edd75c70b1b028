/** Addresses of screens that others lead to, below /admin. */
export const playerPath = (id: string) => `/players/${id}`;
export const battlePath = (id: string) => `/battles/${id}`;
export const contestPath = (id: string) => `/contests/${id}`;
export const examPath = (id: string) => `/exams/${id}`;
export const sittingPath = (examId: string, playerId: string) => `/exams/${examId}/sittings/${playerId}`;
export const textsPath = (language: string) => `/languages/${language}`;
export const pagePath = (type: string, language: string) => `/pages/${type}/${language}`;
export const groupPath = (id: string) => `/groups/${id}`;
export const attemptPath = (playerId: string, attemptId: string) =>
  `/players/${playerId}/attempts/${attemptId}`;
export const figuresPath = (questionId: string) => `/question-figures/${questionId}`;
export const categoryPath = (slug: string) => `/categories/${slug}`;
export const questionPath = (id: string) => `/questions/${id}`;
export const dailyPaperPath = (day: string) => `/daily-papers/${day}`;
export const passagePath = (id: string) => `/passages/${id}`;
/** A list with filters set. */
export const listPath = (path: string, filter: Readonly<Record<string, string | boolean>>) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
