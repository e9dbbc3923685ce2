// @ts-check
'use strict';

// What the core needs of JavaScript when it runs as WebAssembly: the imports that TeaVM's compiler asks for, as far as the core uses them. TeaVM's
// own runtime makes functions of strings, which the page's security policy forbids; nothing here does. A classic script: the worker is made of it and
// worker.js, which finds the function startWasm in the global scope.

/**
 * @typedef {{ask: (words: string[], tell: (text: string) => void) => string}} Core
 */

/**
 * Starts the core.
 *
 * @param {WebAssembly.Module} module the compiled core.wasm
 * @returns {Promise<Core>}
 */
async function startWasm(module) {
  /** @type {any} */
  const context = { exports: null };
  const imports = wasmImports(module, context);
  const instance = await WebAssembly.instantiate(module, imports);
  context.exports = instance.exports;
  return { ask: context.exports.ask.value };
}

/**
 * The imports of the module. Those of which there is one for each number of arguments (callMethod0, callMethod1 …) are made for the numbers it asks
 * for.
 *
 * @param {WebAssembly.Module} module
 * @param {any} context its exports, once they exist
 * @returns {any}
 */
function wasmImports(module, context) {
  const needed = WebAssembly.Module.imports(module);
  /** @type {any} */
  const imports = {
    teavm: {
      takeStackTrace: () => ({ getStack: () => [] }),
      decorateException: () => {},
    },
    teavmAsync: {
      offer: (/** @type {any} */ instance, /** @type {Function} */ run, /** @type {number} */ time) =>
        setTimeout(() => run(instance), Math.max(0, time - Date.now())),
    },
    teavmConsole: { putcharStdout: wasmPrinter(console.log), putcharStderr: wasmPrinter(console.error) },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmJso: wasmInterop(context),
    teavmMath: Math,
    ...wasmMemory(module),
  };
  // Where the engine has these built in, the module does not ask for them.
  const builtIn = !needed.some((entry) => entry.module === 'wasm:js-string');
  imports.teavmJso.stringBuiltinsSupported = () => builtIn;
  if (!builtIn) {
    imports['wasm:js-string'] = wasmStrings();
  }
  for (const { module: group, name } of needed) {
    const family = group === 'teavmJso' && /^([a-zA-Z]+)\d+$/.exec(name);
    if (family) {
      imports.teavmJso[name] = imports.teavmJso[family[1]];
    }
  }
  return imports;
}

/**
 * Java's objects for JavaScript, and the other way round.
 *
 * @param {any} context
 * @returns {any}
 */
function wasmInterop(context) {
  const javaObject = Symbol('javaObject');
  /** Runs Java code; its exceptions become errors of JavaScript. @param {() => any} code */
  const fromJava = (code) => {
    try {
      return code();
    } catch (error) {
      throw wasmError(error, context.exports);
    }
  };
  const identity = (/** @type {any} */ value) => value;
  /** The functions that the class library of TeaVM has as text. @type {Record<string, Function>} */
  const functions = {
    'str,return str;': identity,
    "obj,return typeof obj=='undefined';": (/** @type {any} */ value) => value === undefined,
    'object,return object.toString();': (/** @type {any} */ value) => value.toString(),
  };
  /** The objects and functions of JavaScript that the class library of TeaVM names. @type {Record<string, any>} */
  const globals = { Date, Error, Int8Array, globalThis, performance: globalThis.performance };
  const global = (/** @type {string} */ name) => {
    if (!(name in globals)) {
      throw new Error(`wasm.js does not know the global ${name}`);
    }
    return globals[name];
  };
  return {
    global,
    getProperty: (/** @type {any} */ object, /** @type {string} */ name) => (object === null ? global(name) : object[name]),
    isUndefined: (/** @type {any} */ value) => value === undefined,
    instanceOf: (/** @type {any} */ value, /** @type {any} */ type) => value instanceof type,
    wrapInt: identity,
    unwrapInt: identity,
    unwrapDouble: identity,
    unwrapBoolean: (/** @type {any} */ value) => (value ? 1 : 0),
    wrapObject: (/** @type {any} */ value) => (value === null ? null : (value[javaObject] ?? context.exports['teavm.jso.createWrapper'](value))),
    createFunction: (/** @type {string[]} */ ...text) => {
      const found = functions[text.join()];
      if (!found) {
        throw new Error(`wasm.js does not know the function of ${text.join()}`);
      }
      return found;
    },
    callFunction: (/** @type {Function} */ called, /** @type {any[]} */ ...values) => called(...values),
    callMethod: (/** @type {any} */ object, /** @type {string} */ name, /** @type {any[]} */ ...values) =>
      object === null ? global(name)(...values) : object[name](...values),
    defineFunction: (/** @type {Function} */ code) => (/** @type {any[]} */ ...values) => fromJava(() => code(...values)),
    createClass: () =>
      function (/** @type {any} */ instance) {
        // @ts-ignore: called as a constructor
        this[javaObject] = instance;
      },
    defineMethod: (/** @type {any} */ type, /** @type {string} */ name, /** @type {Function} */ code) => {
      type.prototype[name] = function (/** @type {any[]} */ ...values) {
        return fromJava(() => code(this, ...values));
      };
    },
    defineStaticMethod: (/** @type {any} */ type, /** @type {string} */ name, /** @type {Function} */ code) => {
      type[name] = (/** @type {any[]} */ ...values) => fromJava(() => code(...values));
    },
    javaObjectToJS: (/** @type {any} */ instance, /** @type {any} */ type) => (instance === null ? null : new type(instance)),
    unwrapJavaObject: (/** @type {any} */ object) => object[javaObject],
    asFunction: (/** @type {any} */ object, /** @type {string} */ name) => (object === null ? null : object[name].bind(object)),
    functionAsObject: (/** @type {Function | null} */ called, /** @type {string} */ name) => (called === null ? null : { [name]: called }),
  };
}

/**
 * An error of JavaScript for whatever came out of Java code.
 *
 * @param {any} error
 * @param {any} exports
 * @returns {any}
 */
function wasmError(error, exports) {
  const tag = exports['teavm.javaException'];
  if (!(error instanceof WebAssembly.Exception) || !error.is(tag)) {
    return error;
  }
  const message = exports['teavm.exceptionMessage'](error.getArg(tag, 0));
  return new Error(message === null ? 'an exception without a message' : exports['teavm.stringToJs'](message));
}

/**
 * The memory for buffers outside Java's heap, in the size that the module states.
 *
 * @param {WebAssembly.Module} module
 * @returns {any}
 */
function wasmMemory(module) {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min = 1, dataSize = 0 } = section ? JSON.parse(new TextDecoder().decode(section)) : {};
  const constant = (/** @type {number} */ value) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  return {
    env: { memory: new WebAssembly.Memory({ initial: min, maximum: 32768 }) },
    teavmMemory: { heapOffset: constant(Math.ceil(dataSize / 8) * 8), maxSize: constant(0x7fffffff), notifyHeapResized: () => {} },
  };
}

/**
 * The operations on strings, for engines that do not have them built in.
 *
 * @returns {any}
 */
function wasmStrings() {
  return {
    fromCharCode: (/** @type {number} */ code) => String.fromCharCode(code),
    fromCharCodeArray: () => {
      throw new Error('fromCharCodeArray is not supported');
    },
    intoCharCodeArray: () => {
      throw new Error('intoCharCodeArray is not supported');
    },
    concat: (/** @type {string} */ first, /** @type {string} */ second) => first + second,
    charCodeAt: (/** @type {string} */ text, /** @type {number} */ index) => text.charCodeAt(index),
    length: (/** @type {string} */ text) => text.length,
    substring: (/** @type {string} */ text, /** @type {number} */ start, /** @type {number} */ end) => text.substring(start, end),
  };
}

/**
 * Collects characters and prints each line.
 *
 * @param {(line: string) => void} print
 * @returns {(code: number) => void}
 */
function wasmPrinter(print) {
  let line = '';
  return (code) => {
    if (code === 10) {
      print(line);
      line = '';
    } else {
      line += String.fromCharCode(code);
    }
  };
}

/** @type {any} */ (self).startWasm = startWasm;
