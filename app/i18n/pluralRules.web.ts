// Every browser that can run the app has Intl.PluralRules.
export {};
