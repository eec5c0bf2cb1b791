import { useLocalSearchParams } from 'expo-router';

import { firstOfEach, type Params } from './firstOfEach';

/** What the address of this screen says. Addresses come from outside: anything may stand in them, also twice. */
export function useAddress<Name extends string>(): Params<Name> {
  return firstOfEach<Name>(useLocalSearchParams<Record<Name, string | string[]>>());
}
