export const signedUp = 'Signup successful! Please check your email to verify and then sign in.';
