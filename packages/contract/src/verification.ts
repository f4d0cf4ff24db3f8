import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { OneOf } from './fields.ts';
import { Altcha } from './passport.ts';

const tag = 'verification';

/** What a human check or an SMS code is for; one made for a scene counts in that scene only. */
export const verificationScenes = [
  'LOGIN',
  'REGISTER',
  'FIND_USER',
  'UPDATE_PASSWORD',
  'WALLET_PASSWORD',
  'BIND_MOBILE',
] as const;
export type VerificationScene = (typeof verificationScenes)[number];

const Scene = () => OneOf(verificationScenes);

/** A puzzle: the piece belongs into the darker hole. All measures in pixels of the background. */
export const SliderPuzzle = Type.Object({
  backImage: Type.String({ description: 'data URL' }),
  slidingImage: Type.String({ description: 'data URL with transparency' }),
  randomY: Type.Integer({ description: 'top of the piece' }),
  originalWidth: Type.Integer(),
  originalHeight: Type.Integer(),
  sliderWidth: Type.Integer(),
  sliderHeight: Type.Integer(),
  key: Type.String(),
  effectiveTime: Type.Integer({ description: 'seconds' }),
});
export type SliderPuzzle = Static<typeof SliderPuzzle>;

export const getSlider = endpoint({
  method: 'GET',
  path: '/common/common/slider/{verificationEnums}',
  access: 'public',
  tag,
  summary: 'A new slider puzzle for this device (header uuid)',
  input: Type.Object({ verificationEnums: Scene() }),
  result: SliderPuzzle,
  limitPerMinute: 10,
});

export const checkSlider = endpoint({
  method: 'POST',
  path: '/common/common/slider/{verificationEnums}',
  access: 'public',
  tag,
  summary: 'Tell where the piece was dropped; the right place gives one pass for 5 minutes',
  input: Type.Object({ verificationEnums: Scene(), xPos: Type.Integer({ minimum: -10_000, maximum: 10_000 }) }),
  result: Type.Boolean(),
  limitPerMinute: 600,
});

/**
 * A proof of work in the form of altcha 2 (`SHA-256`, cost 1): find a counter so that
 * sha256(salt + nonce + counter as 4 bytes, big end first) begins with `keyPrefix`. Nobody has to see or do anything.
 * The solved form `{challenge, solution: {counter, derivedKey}}` travels as base64 in header or parameter `altcha`.
 */
export const WorkChallenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String({ description: 'hex' }),
    salt: Type.String({ description: 'hex' }),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String({ description: 'hex' }),
    expiresAt: Type.Integer({ description: 'epoch seconds' }),
    data: Type.Object({ scene: Type.String() }),
  }),
  signature: Type.String(),
});
export type WorkChallenge = Static<typeof WorkChallenge>;

export const getWorkChallenge = endpoint({
  method: 'GET',
  path: '/common/common/altcha/{verificationEnums}',
  access: 'public',
  tag,
  summary: 'A new proof of work, instead of the slider',
  input: Type.Object({ verificationEnums: Scene() }),
  result: WorkChallenge,
  limitPerMinute: 60,
});

export const sendSmsCode = endpoint({
  method: 'GET',
  path: '/common/common/sms/{verificationEnums}/{mobile}',
  access: 'public',
  tag,
  summary:
    'Send six digits to a mobile, good for 5 minutes on this device; needs a slider pass or `altcha` of the scene. Answers code 80201',
  input: Type.Object({
    verificationEnums: Scene(),
    mobile: Type.String({ maxLength: 20 }),
    altcha: Altcha(),
  }),
  limitPerMinute: 10,
});
