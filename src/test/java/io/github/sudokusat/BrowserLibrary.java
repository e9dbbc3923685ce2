package io.github.sudokusat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The part of {@code java.*} that TeaVM's class library provides.
 *
 * <p>Its class for {@code java/util/Map$Entry} is {@code org/teavm/classlib/java/util/TMap$Entry}, its signatures use either name, and an annotation
 * {@code Rename} gives a member the name under which Java code sees it. What the compiler substitutes itself counts as present: the bootstrap
 * methods of lambdas, string concatenation and records, and the operations on arrays.
 */
final class BrowserLibrary {

    private static final String PREFIX = "org/teavm/classlib/";
    private static final String RENAME = "Lorg/teavm/interop/Rename;";
    /** Members that the compiler writes for each record and enum, and that TeaVM supplies. */
    private static final Set<String> BUILT_IN = Set.of("java/lang/Record", "java/lang/Enum");

    /** The declarations of a class: its members by name and descriptor, and its supertypes. */
    private record Declared(Set<String> members, List<String> supertypes) {}

    private final Map<String, Optional<Declared>> known = new HashMap<>();
    private final Set<String> lookups = new HashSet<>();

    /** The distinct members and types of {@code java.*} that have been looked up so far. */
    int lookups() {
        return lookups.size();
    }

    /** The members and types of {@code java.*} that a class file uses and that TeaVM lacks. */
    Set<String> missing(byte[] classFile) {
        Set<String> missing = new TreeSet<>();
        new ClassReader(classFile).accept(new Uses(missing), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return missing;
    }

    private boolean hasMember(String owner, String member) {
        return owner.startsWith("[")
                || declared(owner)
                        .map(found -> found.members.contains(member)
                                || found.supertypes.stream().anyMatch(type -> hasMember(type, member)))
                        .orElse(false);
    }

    /** The declarations of a class, which is one of Java as TeaVM has it or one of this project; empty if TeaVM lacks it. */
    private Optional<Declared> declared(String name) {
        Optional<Declared> found = known.get(name);
        if (found == null) {
            found = read(name.startsWith("java/") ? teaVmName(name) : name);
            known.put(name, found);
        }
        return found;
    }

    private static String teaVmName(String name) {
        int simple = name.lastIndexOf('/') + 1;
        return PREFIX + name.substring(0, simple) + "T" + name.substring(simple);
    }

    /** A name or descriptor in which the classes of TeaVM's library have the names that they have in Java. */
    private static String javaName(String text) {
        return text.replaceAll("org/teavm/classlib/(java/(?:\\w+/)*)T(\\w)", "$1$2");
    }

    private static Optional<Declared> read(String name) {
        try (InputStream in = BrowserLibrary.class.getResourceAsStream("/" + name + ".class")) {
            if (in == null) {
                return Optional.empty();
            }
            Declarations declarations = new Declarations();
            new ClassReader(in).accept(declarations, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
            return Optional.of(new Declared(declarations.members, declarations.supertypes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Collects the declarations of a class. */
    private static final class Declarations extends ClassVisitor {

        private final Set<String> members = new HashSet<>();
        private final List<String> supertypes = new ArrayList<>();

        Declarations() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visit(int version, int access, String name, String generic, String superName, String[] interfaces) {
            // TeaVM's own Object extends the real one, by its real name.
            if (superName != null && !javaName(name).equals("java/lang/Object")) {
                supertypes.add(javaName(superName));
            }
            for (String type : interfaces) {
                supertypes.add(javaName(type));
            }
            if ((access & Opcodes.ACC_INTERFACE) != 0) {
                supertypes.add("java/lang/Object");
            }
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String generic, Object value) {
            members.add(name + ":" + javaName(descriptor));
            return null;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String generic, String[] thrown) {
            members.add(name + javaName(descriptor));
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    return annotation.equals(RENAME) ? renaming(javaName(descriptor)) : null;
                }
            };
        }

        private AnnotationVisitor renaming(String descriptor) {
            return new AnnotationVisitor(Opcodes.ASM9) {
                @Override
                public void visit(String key, Object value) {
                    members.add(value + descriptor);
                }
            };
        }
    }

    /** Looks up everything that a class uses. */
    private final class Uses extends ClassVisitor {

        private final Set<String> missing;

        Uses(Set<String> missing) {
            super(Opcodes.ASM9);
            this.missing = missing;
        }

        @Override
        public void visit(int version, int access, String name, String generic, String superName, String[] interfaces) {
            use(superName);
            for (String type : interfaces) {
                use(type);
            }
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String generic, String[] thrown) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String called, String type, boolean isInterface) {
                    use(owner, called + type);
                }

                @Override
                public void visitFieldInsn(int opcode, String owner, String field, String type) {
                    use(owner, field + ":" + type);
                }

                @Override
                public void visitTypeInsn(int opcode, String type) {
                    use(type);
                }

                @Override
                public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
                    use(type);
                }

                @Override
                public void visitLdcInsn(Object value) {
                    if (value instanceof Type type && type.getSort() == Type.OBJECT) {
                        use(type.getInternalName());
                    }
                }

                @Override
                public void visitInvokeDynamicInsn(String called, String type, Handle bootstrap, Object... arguments) {
                    for (Object argument : arguments) {
                        if (argument instanceof Handle handle && handle.getTag() >= Opcodes.H_INVOKEVIRTUAL) {
                            use(handle.getOwner(), handle.getName() + handle.getDesc());
                        }
                    }
                }
            };
        }

        private void use(String type) {
            if (type != null && type.startsWith("java/")) {
                lookups.add(type);
                if (!BUILT_IN.contains(type) && declared(type).isEmpty()) {
                    missing.add(type);
                }
            }
        }

        private void use(String owner, String member) {
            use(owner);
            boolean isOurs = owner.startsWith("io/github/sudokusat/");
            if (!BUILT_IN.contains(owner) && (isOurs || owner.startsWith("java/"))) {
                lookups.add(owner + "." + member);
                if (!hasMember(owner, member)) {
                    missing.add(owner + "." + member);
                }
            }
        }
    }
}
