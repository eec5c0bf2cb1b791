/** Names that promises and test tools look up on any object; they are not calls of the driver. */
const harmless = new Set([
  'then',
  'catch',
  'toJSON',
  'asymmetricMatch',
  '$$typeof',
  'nodeType',
  'constructor',
]);

/** A call that this driver does not know must fail where it is made, never pass in silence. */
export function unsupported<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, property, receiver) {
      if (property in object || typeof property === 'symbol' || harmless.has(property)) {
        return Reflect.get(object, property, receiver) as unknown;
      }
      throw new Error(`${name}.${property} is not supported by the browser driver.`);
    },
  });
}
