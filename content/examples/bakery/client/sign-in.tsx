import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient, trpc } from './trpc';

export function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const onSuccess = () => queryClient.invalidateQueries();
  const signIn = useMutation(
    trpc.auth.signIn.mutationOptions({ onSuccess }),
  );
  const signUp = useMutation(
    trpc.auth.signUp.mutationOptions({ onSuccess }),
  );
  const error = signIn.error ?? signUp.error;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        signUp.reset();
        signIn.mutate({ email, password });
      }}
    >
      <h1>Bakery</h1>
      <label>
        Email
        <input
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <label>
        Password, at least 12 characters
        <input
          type="password"
          autoComplete="current-password"
          required
          minLength={12}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button type="submit">Sign in</button>
      <button
        type="button"
        onClick={(event) => {
          // Only a submit button makes the browser check the form.
          if (!event.currentTarget.form?.reportValidity()) return;
          signIn.reset();
          signUp.mutate({ email, password });
        }}
      >
        Create an account
      </button>
      {error && <p role="alert">{error.message}</p>}
    </form>
  );
}
