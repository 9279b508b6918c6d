// Under which names this site keeps things in the browser. Single constants, which the build writes where they are used:
// an object of them would be in every page.

export const authStorageKey = 'mentor.session';
export const returnToStorageKey = 'mentor.return-to';
export const profileStorageKey = 'mentor.profile';
export const registrationStorageKey = 'mentor.registration';
export const reviewStorageKey = 'mentor.review';
export const probeStorageKey = 'mentor.probe';
export const toastsStorageKey = 'mentor.toasts';
export const checkoutStorageKey = 'mentor.checkout';
export const buyerStorageKey = 'mentor.buyer';
export const bookingStorageKey = 'mentor.booking';
export const heldTimesStorageKey = 'mentor.held-times';
export const paidWithStorageKey = 'mentor.paid-with';
export const signUpStorageKey = 'mentor.sign-up';
export const unsentTextsStorageKey = 'mentor.unsent';
export const questionsStorageKey = 'mentor.questions';
export const pageDraftsStorageKey = 'mentor.desk';
