var startWasm = async () => { throw new Error('this core does not start'); };
