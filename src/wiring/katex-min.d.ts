/** The minified build of KaTeX: the same library, without types of its own. */
declare module 'katex/dist/katex.min.js' {
  import katex from 'katex';

  export default katex;
}
