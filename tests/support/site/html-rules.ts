import type { ConfigData } from 'html-validate';

/** What "valid" means for the built pages: the validator's recommendations, less what is spelling or taste. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: ['html5'],
  rules: {
    // React writes `<img/>`, `hidden=""` and `noValidate`; to a browser they are the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Safari forgets that an unstyled list is a list unless its role says so.
    'no-redundant-role': 'off',
    // Scripts of our own origin change with the page that names them.
    'require-sri': ['error', { target: 'crossorigin' }],
    // An input is a text field unless it says otherwise.
    'no-implicit-input-type': 'off',
    // Whether a number may break is the stylesheet's decision.
    'tel-non-breaking': 'off',
  },
};
