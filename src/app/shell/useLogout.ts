import { useNavigate } from 'react-router-dom';
import { api, failureOf, signedOut, useLogoutMutation } from '../../api';
import { paths, signedOutVisit } from '../../lib/paths';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';

/** Calls the server, then goes to the login; a failed call stays, since the session may still be open. */
export function useLogout() {
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    const failure = failureOf(await logout());
    if (failure !== null) {
      dispatch(showAlert({ message: failure, severity: 'error' }));
      return;
    }
    await navigate(paths.login.href(), { state: signedOutVisit });
    dispatch(signedOut());
    dispatch(api.util.resetApiState());
  };
}
