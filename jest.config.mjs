export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  setupFiles: ['<rootDir>/__tests__/support/property-seed.mjs'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/build/'],
  reporters: ['default', '<rootDir>/__tests__/support/tally-reporter.mjs'],
  collectCoverageFrom: ['src/**/*.ts'],
  // Of two cores, jest would leave one idle.
  maxWorkers: '100%',
  testTimeout: 30_000,
};
