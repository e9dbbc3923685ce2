// A core that does what a test wants. As a glue file it is started with the module; as core.js it gives the function ask.
var ask = (words, tell) => {
  const [command, word] = words;
  if (command === 'trap') {
    throw new WebAssembly.RuntimeError('unreachable');
  }
  if (command === 'end') {
    setTimeout(() => {
      throw new Error('the worker ends');
    });
    return '{"result":"ending"}';
  }
  if (command === 'spin') {
    for (const end = performance.now() + Number(word); performance.now() < end; ) {
      tell('{"what":"turns","done":"1","total":"-1"}');
    }
  }
  return JSON.stringify({ result: command, word });
};
var startWasm = async () => ({ ask });
