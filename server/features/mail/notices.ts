import { type Message, message } from '../../../src/domain/language/message';
import type { SecurityNotice } from '../../background/mail';

/** The subject and the first sentence of each security notice. */
export const notices: Readonly<
  Record<SecurityNotice, { subject: (brand: string) => Message; happened: Message }>
> = {
  new_sign_in: {
    subject: (brand) => message('New sign-in to your account at {brand}', { brand }),
    happened: message('Somebody, most likely you, signed in to your account in a browser that is new to it.'),
  },
  password_changed: {
    subject: (brand) => message('Your password for {brand} was changed', { brand }),
    happened: message('The password of your account was changed. Your other devices have been signed out.'),
  },
  email_changed: {
    subject: (brand) => message('The email address of your account at {brand} was changed', { brand }),
    happened: message(
      'The email address of your account, which is your username, was changed. Your other devices have been signed out.',
    ),
  },
  sign_in_limited: {
    subject: (brand) => message('Many failed sign-ins to your account at {brand}', { brand }),
    happened: message(
      'Somebody has entered a wrong password for your account many times, and now has to wait. In a browser that you have signed in with before, you can sign in as usual.',
    ),
  },
  factors_changed: {
    subject: (brand) => message('The second factors of your account at {brand} were changed', { brand }),
    happened: message(
      'A second factor of your account, such as an authenticator app or a passkey, was added or removed. Your other devices have been signed out.',
    ),
  },
  company_linked: {
    subject: (brand) => message('Your account at {brand} was linked with your company’s account', { brand }),
    happened: message(
      'Somebody, most likely you, signed in with your company’s account, which opens your account from now on.',
    ),
  },
};
