import { newSecret, secretText, signedHeaders } from './signature';

// The specification's own: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
test('the worked example of Standard Webhooks', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const message = {
    messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    time: 1614265330,
    body: '{"test": 2432232314}',
  };
  expect(signedHeaders(secret, message)).toEqual({
    'webhook-id': message.messageId,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  expect(secretText(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
});

test('secrets have 256 random bits', () => {
  expect(newSecret()).toHaveLength(32);
  expect(newSecret()).not.toEqual(newSecret());
});
