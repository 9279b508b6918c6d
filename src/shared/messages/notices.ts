import { invalidNavigation } from './invalid-navigation.ts';
import { error, info, success } from './notice.ts';

// The catalogue of docs/product.md 8. No other file quotes an outcome.
export const notices = {
  logoutSuccess: success('Logged out successfully'),
  logoutFailed: (reason = 'Unexpected error') => error('Logout Failed', reason),
  loginSuccess: success('Login successful!'),
  signUpSuccess: success('Signup successful! Please check your email to verify and then sign in.'),
  authError: (reason: string) => error('Auth Error', reason),
  googleError: (reason: string) => error('Google Sign In Error', reason),

  inquiryMissingFields: error('Error', 'Please fill in all required fields'),
  inquiryFailed: (reason = 'Failed to submit inquiry. Please try again.') => error('Error', reason),
  inquirySuccess: success('Success', 'Your inquiry has been submitted successfully.'),

  bookingIncomplete: error('Error', 'Please fill in all required fields'),
  bookingFailed: error('Error', 'Your booking could not be saved. Please try again.'),

  invalidNavigation,
  missingInformation: error('Missing Information', 'Please fill in all customer details'),
  invalidName: (reason: string) => error('Invalid Name', reason),
  invalidEmail: (reason: string) => error('Invalid Email Address', reason),
  invalidPhone: (reason = 'Please enter a valid 10-digit phone number') =>
    error('Invalid Phone Number', reason),
  paymentCancelled: info('Payment cancelled', 'Nothing was paid. Your details are still here.'),
  paymentSessionMissing: error('Failed to create payment session'),
  paymentFailed: (reason = 'Payment could not be processed') => error('Payment Failed', reason),
  paymentProblem: (reason = 'There was a problem processing your payment. Please try again.') =>
    error('Error', reason),
  tooManyRequests: error('Error', 'Too many attempts. Please wait a minute and try again.'),
  priceChanged: (priceInRupees: number) =>
    error('Error', `The price is ₹${priceInRupees}. Please check the summary and pay again.`),

  reviewsLoadFailed: error('Error', 'Failed to load reviews'),
  reviewSubmitFailed: error('Error', 'Failed to submit review'),
  reviewNeedsLogin: error('Authentication Required', 'Please log in to submit a review'),
  reviewNeedsRating: error('Rating Required', 'Please select a star rating'),
  reviewSuccess: success('Review Submitted', 'Thank you for your review!'),

  registrationDuplicate: error('Already Registered', "You're already registered for this event"),
  registrationFailed: error('Registration Failed', 'Failed to register for the event'),
  registrationSuccess: success('Registration Successful', "You've been registered for the event"),
  registrationNeedsLogin: error('Authentication Required', 'Please log in to register for events'),

  eventsLoadFailed: error('Error', 'Failed to load events'),
  categoriesLoadFailed: error('Error', 'Failed to load event categories'),
  eventMissingFields: error('Error', 'Please fill in all required fields'),
  eventFieldWrong: (problem: string) => error('Error', problem),
  eventNeedsLogin: error('Error', 'You must be logged in to create an event'),
  eventCreateFailed: error('Error', 'Failed to create event'),
  eventCreatedApproved: success('Success', 'Event created and approved successfully'),
  eventCreatedPending: success('Success', 'Event submitted for review successfully'),
  eventLoadFailed: error('Error', 'Failed to load event'),
  eventUpdateFailed: error('Error', 'Failed to update event'),
  eventUpdated: success('Success', 'Event updated successfully'),
  eventStatusFailed: error('Error', 'Failed to update event status'),
  eventDeleteFailed: error('Error', 'Failed to delete event'),
  eventApproved: success('Success', 'Event approved successfully'),
  eventRejected: success('Success', 'Event rejected successfully'),
  eventDeleted: success('Success', 'Event has been deleted successfully'),

  submissionsLoadFailed: error('Error', 'Failed to load form submissions. Please try again later.'),
  submissionDeleteFailed: error('Error', 'Failed to delete the submission. Please try again.'),
  submissionDeleted: success('Success', 'Submission deleted successfully.'),

  blogPostsLoadFailed: error('Error', 'Failed to load blog posts. Please try again later.'),
  blogPostLoadFailed: error(
    'Error',
    "Failed to load the blog post. It may have been removed or doesn't exist.",
  ),
  blogPostDeleteFailed: error('Error', 'Failed to delete the blog post. Please try again.'),
  blogPostDeleted: success('Success', 'Blog post deleted successfully.'),
  blogMissingFields: error('Validation Error', 'Please fill in all required fields.'),
  blogEditorLoadFailed: error('Error', 'Failed to load blog post.'),
  blogSaveFailed: error('Error', 'Failed to save blog post. Please try again.'),
  blogUpdated: success('Success', 'Blog post updated successfully!'),
  blogCreated: success('Success', 'Blog post created successfully!'),
  coverTypeInvalid: error('Invalid file type', 'Please select an image file.'),
  coverTooLarge: error('File too large', 'Please select an image smaller than 5MB.'),

  profileUpdated: success('Profile updated successfully'),
  profileUpdateFailed: (reason: string) => error('Profile update failed', reason),

  personUnclear: error('Error', 'We could not check that you are human. Please send it again.'),

  mailsFailed: error('Error', 'The mails could not be sent yet. They go out later.'),
  buildRefused: error(
    'Error',
    'Your host did not start the build. Your changes are saved, and we try again by ourselves.',
  ),
  rebuildFailed: error(
    'Not on the site yet',
    'Your change is saved, but the pages could not be refreshed. Press Publish now on the dashboard.',
  ),

  adminDenied: error('Access Denied', "You don't have permission to access the admin dashboard."),
  editorDenied: error('Access Denied', "You don't have permission to access the blog editor."),
} as const;
